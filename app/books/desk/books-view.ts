import type { BookCheckKind } from "#app/books/book-check-kinds.ts";
import type { TypedTaking } from "#app/payments/payouts-and-disputes/book-fields.ts";

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

/** Why a form was refused, with what was typed into it. */
export type BooksProblem = { intent: string; message: string; field: string | null; typed: TypedTaking };
