/** An item of the queue with its words ready to be shown. */
export type ShownItem = {
  id: string;
  /** Null where its page is not for this member of staff. */
  href: string | null;
  order: string;
  heading: string;
  text: string;
  due: string;
  overdue: boolean;
  state: string;
  lightning: boolean;
  customer: string;
  counsellor: string;
  next: string;
  /** How many messages of the customer nobody has read; null where there are none. */
  unread: string | null;
  asksToCancel: boolean;
  takeable: boolean;
};

type Option = { value: string; label: string };

/** What can be chosen in the filters, and what is. */
export type FilterView = {
  states: Option[];
  services: Option[];
  people: Option[];
  chosen: { state: string; service: string; person: string; overdue: boolean; unread: boolean };
};

export type WorkView = {
  items: ShownItem[];
  filter: FilterView;
  nextHref: string | null;
  /** Null on the first page. */
  firstHref: string | null;
};
