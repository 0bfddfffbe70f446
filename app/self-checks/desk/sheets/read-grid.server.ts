import type { Member } from "#app/desk/find-staff.server.ts";
import { done, type Outcome, type Refusal, type Refused, refuse } from "#app/platform/outcome.ts";
import { findGridAtDesk } from "#app/self-checks/desk/list-grids.server.ts";
import { readSheet } from "#app/self-checks/desk/sheets/read-sheet.ts";
import { sheetOf } from "#app/self-checks/desk/sheets/sheet-of-grid.ts";
import { type Grid, parseGrid } from "#app/self-checks/points/parse-grid.server.ts";

type Typed = { form: FormData; member: Member; version: string };

/** Does something with the version that was typed. What is refused of a place in it is said at its field. */
export async function withTyped<Answer extends object>(
  { form, member, version }: Typed,
  use: (grid: Grid) => Promise<Answer | Refused>,
): Promise<Answer | Refused> {
  const stored = await findGridAtDesk(member, version);
  if (!stored.ok) return stored;
  const typed = readGrid(stored.value.grid, form);
  if (!typed.ok) return typed;
  const answer = await use(typed.value.grid);
  return isRefused(answer) ? refuse(atFields(answer.refusal, typed.value.fieldOf)) : answer;
}

/** The version that was typed, and which field a place in it came from. Refuses what is none, each fault at its field. */
export function readGrid(
  stored: Grid,
  form: FormData,
): Outcome<{ grid: Grid; fieldOf: (path: string) => string }> {
  const { document, errors, fieldOf } = readSheet(sheetOf(stored), form, fixedOf(stored));
  const parsed = parseGrid(document);
  if (parsed.ok) return done({ grid: parsed.value, fieldOf });
  return refuse(atFields(parsed.refusal, fieldOf, errors));
}

function isRefused(answer: object): answer is Refused {
  return "refusal" in answer;
}

function atFields(
  refusal: Refusal,
  fieldOf: (path: string) => string,
  more: Record<string, string> = {},
): Refusal {
  if (!refusal.errors) return refusal;
  const moved = Object.entries(refusal.errors).map(([path, message]) => [fieldOf(path), message]);
  return { ...refusal, errors: { ...Object.fromEntries(moved), ...more } };
}

/** What stays: which system it is, and which tests there are. */
function fixedOf(stored: Grid): Record<string, unknown> {
  const { id, system } = stored;
  if (stored.system !== "language_tests") return { id, system };
  return { id, system, tests: stored.tests.map((test) => ({ id: test.id, language: test.language })) };
}
