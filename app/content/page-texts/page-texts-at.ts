import type { PageText } from "#app/content/page-texts/page-text.ts";
import { type PageTextId, placedPageText } from "#app/content/page-texts/shipped-page-texts.ts";

/** As published. */
export type PageTextVersion = {
  id: number;
  section: string;
  /** Null: as shipped. */
  text: PageText | null;
  startsAt: Date;
};

/** Those that are not as shipped. */
export type PageTexts = ReadonlyMap<string, PageText>;

/** Of each section the version that began last. */
export function pageTextsAt(versions: readonly PageTextVersion[], at: Date): PageTexts {
  const begun = versions.filter(({ startsAt }) => startsAt <= at).toSorted(inOrder);
  const newest = new Map(begun.map(({ section, text }) => [section, text]));
  return new Map([...newest].flatMap(([section, text]) => (text === null ? [] : [[section, text] as const])));
}

export function pageText(texts: PageTexts, id: PageTextId): PageText {
  return texts.get(id) ?? placedPageText(id).shipped;
}

export function nextPageText(from: Date, versions: readonly PageTextVersion[]): Date | null {
  const starts = versions.map(({ startsAt }) => startsAt.getTime()).filter((start) => start > from.getTime());
  return starts.length === 0 ? null : new Date(Math.min(...starts));
}

/** At one moment, the later press. */
function inOrder(one: PageTextVersion, other: PageTextVersion): number {
  return one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id;
}
