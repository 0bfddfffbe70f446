import type { HandMove } from "#app/cases/item-moves.ts";

/** An item with its words and figures ready to be shown. */
export type ItemView = {
  id: string;
  /** Its state for the forms, which send it back as the one that was seen. */
  from: string;
  heading: string;
  text: string;
  order: string;
  /** Null where the order's page is not for this member of staff. */
  orderHref: string | null;
  state: string;
  lightning: boolean;
  next: string;
  due: string;
  counsellor: string;
  customer: { name: string; href: string | null; email: string; mobile: string } | null;
  lines: { label: string; amount: string }[];
  price: string;
  refunded: string | null;
  history: HistoryLine[];
  moves: HandMove[];
  takeable: boolean;
  assign: { from: string; people: { value: string; label: string }[] } | null;
};

export type HistoryLine = {
  at: string;
  when: string;
  state: string;
  who: string;
  note: string | null;
  noteTold: boolean;
};
