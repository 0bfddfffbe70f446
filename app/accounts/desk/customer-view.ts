import type { SelectOption } from "#app/ui/select-field.tsx";
import type { Row } from "#app/desk/record-row.ts";

/** A customer's record in words. */
export type CustomerView = {
  name: string;
  timeZone: string;
  facts: { label: string; words: string }[];
  orders: Row[];
  balance: string | null;
  movements: Row[];
  olderHref: string | null;
  /** What was done to the wallet by hand, or waits to be. */
  adjustments: Row[];
  /** How this member can change the wallet; null where they cannot. */
  adjust: {
    /** The wallet's; null where it has none yet, and one of `currencies` is chosen. */
    currency: string | null;
    currencies: SelectOption[];
    limitWords: string;
    requestKey: string;
  } | null;
  payments: Row[];
  refunds: Row[];
  bookings: Row[];
  sessions: Row[];
  links: Row[];
  places: { groupId: string; title: string; href: string; words: string; mayClose: boolean }[];
  testimonials: { service: string; heading: string; details: string; at: string; seen: string }[];
  mayRemove: boolean;
};

/** Why something was not done to what the form named, and the reason that was typed. */
export type CustomerProblem = {
  subject: string;
  message: string;
  reason: string;
  wallet: WalletProblem | null;
};

/** Why a wallet was not changed, and what was typed. */
export type WalletProblem = {
  message: string;
  field: string | null;
  direction: string;
  currency: string;
  amount: string;
  reason: string;
};
