import { expect, test } from "vitest";

import {
  isForDone,
  readWork,
  readWorkFilter,
  statesOf,
  waitsForOf,
  type WorkFilter,
  writeCursor,
} from "#app/cases/desk/work-filter.ts";
import { writeListQuery } from "#app/desk/list/list-query.ts";

const nothing: WorkFilter = {
  state: "open",
  service: null,
  person: null,
  overdue: false,
  unread: false,
  evidence: false,
  reading: false,
  by: "due",
  descending: false,
  after: null,
  before: null,
};
const read = (query: string) => readWorkFilter(new URLSearchParams(query));

test("without filters it is what is ours to do, and what waits for the customer stands apart", () => {
  expect(read("")).toEqual(nothing);
  expect(statesOf(nothing)).toEqual(["received", "in_progress", "in_review"]);
  expect(waitsForOf(nothing)).toBe("us");
  const customer = read("state=customer");
  expect(statesOf(customer)).toEqual(["received", "delivered"]);
  expect(waitsForOf(customer)).toBe("customer");
  for (const query of ["state=all", "state=delivered", "state=waiting", "unread=yes"])
    expect(waitsForOf(read(query)), query).toBeNull();
});

test("a filter that is written is read the same", () => {
  const after = { rank: 0, day: "2026-11-30", number: 1042, position: 3 };
  const params = new URLSearchParams(
    "state=in_review&service=cover-letter&person=me&overdue=yes&unread=yes&evidence=yes&reading=yes&sort=order&dir=asc",
  );
  const { shape, query, filter } = readWork(params);
  expect(filter).toEqual({
    state: "in_review",
    service: "cover-letter",
    person: "me",
    overdue: true,
    unread: true,
    evidence: true,
    reading: true,
    by: "order",
    descending: false,
    after: null,
    before: null,
  });
  const next = writeListQuery(shape, query, { after: writeCursor(after) });
  expect(read(next.slice(1))).toEqual({ ...filter, after });
  expect(writeListQuery(readWork(new URLSearchParams()).shape, readWork(new URLSearchParams()).query)).toBe(
    "",
  );
});

test("what is not understood is not asked for", () => {
  const odd = new URLSearchParams({
    state: "'; drop table orders",
    service: "no-such-service",
    person: "a\0b",
    overdue: "maybe",
    unread: "perhaps",
    evidence: "perhaps",
    reading: "some",
    after: "0.2026-11-30.99999999999.1",
    before: "2.2026-11-30.1.1",
    sort: "price",
    dir: "up",
  });
  expect(readWorkFilter(odd)).toEqual(nothing);
});

test("a message that nobody has read is found whatever became of its service", () => {
  expect(statesOf({ ...nothing, unread: true })).toContain("completed");
  expect(statesOf({ ...nothing, state: "delivered", unread: true })).toEqual(["delivered"]);
  expect(isForDone({ ...nothing, unread: true })).toBe(false);
  expect(statesOf({ ...nothing, evidence: true })).toContain("completed");
  expect(statesOf({ ...nothing, unread: true, evidence: true })).not.toContain("cancelled");
});

test("what is delivered or done is never overdue, and what is done stands newest first", () => {
  expect(statesOf({ ...nothing, overdue: true })).toEqual(["received", "in_progress", "in_review"]);
  expect(statesOf({ ...nothing, state: "delivered", overdue: true })).toEqual([]);
  expect(isForDone({ ...nothing, state: "completed" })).toBe(true);
  expect(read("state=completed")).toMatchObject({ by: "due", descending: true });
  expect(read("state=completed&dir=asc")).toMatchObject({ by: "due", descending: false });
  expect(isForDone({ ...nothing, state: "all" })).toBe(false);
});
