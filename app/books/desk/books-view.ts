import type { BookCheckKind } from "#app/books/book-check-kinds.ts";

export type ShownCheck = {
  kind: BookCheckKind;
  title: string;
  when: string;
  tone: "success" | "danger" | "info";
  /** What it has found, in a sentence; null before it has run. */
  result: string | null;
  findings?: string[];
  more?: string | null;
};
