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
  /** `reach` is null for who only reads the case. */
  customer: {
    name: string;
    href: string | null;
    /** "14:30, India Standard Time". */
    localTime: string | null;
    reach: { email: string; mobile: string } | null;
  } | null;
  lines: { label: string; amount: string }[];
  price: string;
  refunded: string | null;
  moves: HandMove[];
  /** Whether there is still something to do, or to wait for. */
  isOpen: boolean;
  /** By a manager, once it has ended. */
  reopenable: boolean;
  takeable: boolean;
  /** One's own, while it is not done. */
  returnable: boolean;
  assign: { from: string; people: { value: string; label: string }[] } | null;
};
