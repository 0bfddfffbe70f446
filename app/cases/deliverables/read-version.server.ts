import { readCaseFiles, type ReadFile } from "#app/cases/files/read-case-files.server.ts";
import { readNote } from "#app/orders/items/item-note.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** What is typed and chosen for a version: words, files, or both. */
export async function readVersion(
  typed: string,
  chosen: readonly File[],
): Promise<Outcome<{ text: string; files: ReadFile[] }>> {
  const text = readNote(typed);
  if (!text.ok) return { ...text, refusal: { ...text.refusal, field: "text" } };
  const files = await readCaseFiles([...chosen]);
  if (!files.ok) return files;
  if (text.value === null && files.value.length === 0) return nothingHandedOver;
  return done({ text: text.value ?? "", files: files.value });
}

const nothingHandedOver = refuse({
  code: "nothing_handed_over",
  message: "Choose the files that are handed over, or write where the work is.",
  status: 422,
  field: "files",
});
