/** Who reads it, or whose it is: colour and words say it together. */
export type TimelineLook = "customer" | "desk" | "note" | "event";

export type TimelineFile = { href: string; name: string; size: number };

export type TimelineEntry = {
  /** Also its anchor: `at-message-12`. */
  key: string;
  look: TimelineLook;
  /** What happened, such as “In progress” or a name. */
  title: string;
  /** Leads to the record. */
  href?: string | null;
  /** Who did it, where the title does not say so. */
  who?: string | null;
  at: string;
  when: string;
  text?: string | null;
  /** Names in the text that are marked: “@Dora Desk”. */
  marked?: readonly string[];
  /** Said before the text, such as “The customer reads this”. */
  badge?: string | null;
  files?: readonly TimelineFile[];
};

export type TimelineFilter = { label: string; href: string; isCurrent: boolean };

export type TimelineView = {
  entries: TimelineEntry[];
  filters: TimelineFilter[];
  zoneNote: string;
  /** Null where there is nothing more. */
  earlierHref: string | null;
  latestHref: string | null;
};
