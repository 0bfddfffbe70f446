import type { HandMove } from "#app/cases/item-moves.ts";

export type ItemView = {
  id: string;
  /** Sent back by the forms to detect changes made meanwhile. */
  from: string;
  heading: string;
  text: string;
  order: string;
  /** Null if the member may not see the order. */
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
  zoneNote: string;
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
