import { officialNotesAbroad } from "#app/catalog/service-parts/official-notes-abroad.ts";
import { officialNotesUs } from "#app/catalog/service-parts/official-notes-us.ts";
import type { OfficialNote } from "#app/content/section-parts.ts";

const ids = new Map<OfficialNote, string>(
  [officialNotesUs, officialNotesAbroad].flatMap((notes) =>
    Object.entries(notes).map(([id, note]): [OfficialNote, string] => [note, `official.${id}`]),
  ),
);

/** One note stands on several pages. Null for one that a single page has. */
export function officialNoteId(note: OfficialNote): string | null {
  return ids.get(note) ?? null;
}
