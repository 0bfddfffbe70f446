import type { Page } from "@playwright/test";

import { wide } from "#tests/setup/wide.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import type { HostileText } from "#tests/hostile/hostile-text.ts";

/** A field that keeps what people write. */
export type HostileField = {
  name: string;
  /** Keeps every text as the field's own rules keep it. Answers what only it knows. */
  fill(texts: readonly HostileText[], page: Page): Promise<void>;
  /** Every address at which they are read afterwards, and what is done before it is opened. */
  pagesThatShowIt(page: Page): Showing[] | Promise<Showing[]>;
  /** What drawn texts stand in: in it there are letters and nothing else. */
  drawnIn: string;
  /** So many texts are shown in all. */
  drawnMin: number;
  /** Takes away what was filled in, so that no other journey meets it. */
  empty(): Promise<void>;
};

export type Showing = string | { path: string; first: () => Promise<void> };

/** A text in so many has a page of its own. */
const eachHas = wide ? 8 : 24;

/** One stands for others that are alike, where each text needs a page of its own. */
export const someTexts = hostileTexts.filter((_, index) => index % eachHas === 0);

/**
 * A text as a field keeps it: as it is, or where its rules refuse that, behind a few good words and as long as may be;
 * null where they refuse even that. `keep` answers what is kept, or null.
 */
export function asKept(
  text: string,
  { keep, text: words, max }: { keep: (written: string) => string | null; text: string; max: number },
): string | null {
  return keep(text) ?? keep(`${words} ${text}`) ?? keep(`${words} ${text}`.slice(0, max).toWellFormed());
}
