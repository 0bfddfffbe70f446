import type { Page } from "@playwright/test";

import { wide } from "#tests/setup/wide.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import type { HostileText } from "#tests/hostile/hostile-text.ts";

export type HostileField = {
  name: string;
  /** By the field's own rules. Returns what only the field knows. */
  fill(texts: readonly HostileText[], page: Page): Promise<void>;
  pagesThatShowIt(page: Page): Showing[] | Promise<Showing[]>;
  /** Selector of elements that may contain only text. */
  drawnIn: string;
  drawnMin: number;
  /** So no other test sees these texts. */
  empty(): Promise<void>;
};

export type Showing = string | { path: string; first: () => Promise<void> };

const eachHas = wide ? 8 : 24;

/** A sample, for fields where each text needs its own page. */
export const someTexts = hostileTexts.filter((_, index) => index % eachHas === 0);

/**
 * As is, or if refused, shortened behind a few good words; null if still refused. `keep` returns the stored text or
 * null.
 */
export function asKept(
  text: string,
  { keep, text: words, max }: { keep: (written: string) => string | null; text: string; max: number },
): string | null {
  return keep(text) ?? keep(`${words} ${text}`) ?? keep(`${words} ${text}`.slice(0, max).toWellFormed());
}
