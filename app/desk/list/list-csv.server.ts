import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { type ListQuery, type ListShape, writeWithoutText } from "#app/desk/list/list-query.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { answerStream } from "#app/files/answer-file.server.ts";
import { type CsvCell, csvLine } from "#app/files/csv.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";
import { readReport } from "#app/platform/replica.server.ts";

/** More than this is asked for in parts, such as one month after another. */
const exportedMax = 50_000;

const rowsPerPart = 1_000;

type Part<Row> = { rows: readonly Row[]; next: Cursor };

type ListFile<Row> = {
  member: Member;
  shape: ListShape;
  query: ListQuery;
  columns: readonly string[];
  read: (turn: { after: Cursor; size: number; on: Db }) => Promise<Part<Row>>;
  cellsOf: (row: Row) => readonly CsvCell[];
  now: Date;
};

/**
 * A list as a file, in its order, made while it is sent, read on the replica. That it was taken out stands in the log,
 * without whom it was about.
 */
export async function answerList<Row>(file: ListFile<Row>): Promise<Response> {
  const { member, shape, query, now } = file;
  const first = await readReport((on) => file.read({ after: null, size: rowsPerPart, on }));
  await recordAuditEvent(db, {
    actor: member,
    event: "list_exported",
    subject: { kind: "list", id: shape.path },
    after: { query: writeWithoutText(shape, query) },
    now,
  });
  const name = shape.path.replace("/staff/", "").replaceAll("/", "-");
  return answerStream({
    name: `${name}-${clockIn(now, member.timeZone).day}.csv`,
    type: "text/csv; charset=utf-8; header=present",
    parts: partsOf(file, first),
  });
}

async function* partsOf<Row>(
  { columns, read, cellsOf }: ListFile<Row>,
  first: Part<Row>,
): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(csvLine(columns));
  let part = first;
  for (let left = exportedMax; left > 0;) {
    yield encoder.encode(part.rows.map((row) => csvLine(cellsOf(row))).join(""));
    left -= part.rows.length;
    if (part.next === null || left <= 0) return;
    const turn = { after: part.next, size: Math.min(rowsPerPart, left) };
    part = await readReport((on) => read({ ...turn, on }));
  }
}
