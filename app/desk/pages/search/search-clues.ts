import { searchMax } from "#app/desk/pages/search/search-max.ts";
import { plainLine } from "#app/platform/plain-text.ts";
import { searchTerms } from "#app/platform/search-terms.ts";

/** What the words typed may name; null for what they cannot. */
export type Clues = {
  text: string;
  terms: string[];
  /** The same where they may name people: one letter alone names too many. */
  people: string[];
  /** Digits of an order's number. */
  order: string | null;
  /** Part of a receipt's, such as `2026-0000`. */
  receipt: string | null;
  /** What an id at a gateway, or ours, may begin with. */
  payment: string | null;
  coupon: string | null;
};

export function readClues(typed: string): Clues {
  const text = plainLine(typed.slice(0, searchMax));
  const terms = searchTerms(text);
  const isOneWord = /^[\w-]+$/.test(text);
  const [, order = null] = /^(?:lf[- ]?|#)?(\d{3,9})$/i.exec(text) ?? [];
  const [, receipt = null] = /^(?:lf[- ]?)?(\d{0,4}-?\d{0,6})$/i.exec(text) ?? [];
  return {
    text,
    terms,
    people: terms.some((term) => Array.from(term).length > 1) ? terms : [],
    order,
    receipt: receipt !== null && receipt.replace("-", "").length >= 3 ? receipt : null,
    payment: isOneWord && text.length >= 6 && /[\d_]/.test(text) ? text : null,
    coupon: isOneWord && text.length >= 2 ? text : null,
  };
}
