import type { ShownAwaiting } from "#app/cases/awaiting.ts";
import type { OpenRequest } from "#app/cases/open-request.ts";
import type { Tone } from "#app/ui/data-table.tsx";

export type ShownItem = {
  id: string;
  href: string | null;
  order: string;
  heading: string;
  text: string;
  due: string;
  overdue: boolean;
  state: string;
  tone: Tone | null;
  lightning: boolean;
  customer: string;
  counsellor: string;
  awaiting: ShownAwaiting | null;
  next: string;
  unread: string | null;
  toCheck: string | null;
  request: OpenRequest | null;
  takeable: boolean;
};

type Option = { value: string; label: string };

export type FilterView = {
  states: Option[];
  services: Option[];
  people: Option[];
  chosen: {
    state: string;
    service: string;
    person: string;
    overdue: boolean;
    unread: boolean;
    evidence: boolean;
    reading: boolean;
  };
};

export type WorkView = {
  items: ShownItem[];
  queues: { text: string; href: string; isHere: boolean }[];
  filter: FilterView;
  nextHref: string | null;
  firstHref: string | null;
};
