import type { BookCheckKind } from "#app/books/book-check-kinds.ts";

export type ShownCheck = {
  kind: BookCheckKind;
  title: string;
  when: string;
  tone: "success" | "danger" | "info";
  /** Null before the first run. */
  result: string | null;
  findings?: string[];
  more?: string | null;
};
