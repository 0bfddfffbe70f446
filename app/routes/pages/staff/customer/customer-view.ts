import type { Row } from "#app/routes/pages/staff/record-row.ts";

/** A customer's record in words. */
export type CustomerView = {
  name: string;
  timeZone: string;
  facts: { label: string; words: string }[];
  orders: Row[];
  balance: string | null;
  movements: Row[];
  olderHref: string | null;
  payments: Row[];
  refunds: Row[];
  bookings: Row[];
  places: { groupId: string; title: string; href: string; words: string; mayClose: boolean }[];
  testimonials: { service: string; heading: string; details: string; at: string }[];
  mayRemove: boolean;
};

/** Why something was not done to what the form named, and the reason that was typed. */
export type CustomerProblem = { subject: string; message: string; reason: string };
