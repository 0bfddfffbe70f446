import type { Row } from "#app/desk/record-row.ts";

/** An order's record in words. */
export type OrderView = {
  name: string;
  timeZone: string;
  customer: { name: string; href: string };
  facts: { label: string; words: string }[];
  items: ShownItem[];
  /** Lines of the whole order, and what they come to. */
  lines: { label: string; words: string }[];
  payments: Row[];
  refunds: Row[];
  gatewayRefunds: Row[];
  /** What can be given back; null where nothing can, or whoever looks may not. */
  refundable: { id: string; label: string }[] | null;
  /** Whether it is the order of whoever looks: a colleague gives money back of it. */
  isOwn: boolean;
  currency: string;
};

export type ShownItem = {
  id: string;
  heading: string;
  choices: string;
  state: string;
  workHref: string;
  lines: { label: string; words: string }[];
  price: string;
  refunded: string | null;
};

/** A refund as it was typed into the form. */
type TypedRefund = { item: string; amount: string; reason: string };

/** What a refund would come to, with what its form sends back to have just this done. */
export type RefundPreview = {
  typed: TypedRefund;
  lines: { label: string; words: string }[];
  whole: string;
  fields: Record<string, string>;
};

export type OrderAnswer =
  | { kind: "preview"; preview: RefundPreview }
  | { kind: "problem"; typed: TypedRefund; message: string; field: string | null };
