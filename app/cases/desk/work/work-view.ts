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
  customer: string;
  counsellor: string;
  awaiting: ShownAwaiting | null;
  next: string;
  unread: string | null;
  toCheck: string | null;
  request: OpenRequest | null;
  takeable: boolean;
  /** As the form below the list sends it: the item, its state and whose it is. */
  chosenAs: string;
};

type Option = { value: string; label: string };

export type WorkOptions = Record<"states" | "services" | "people", Option[]>;
