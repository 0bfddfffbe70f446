import { expect, test } from "vitest";

import {
  isForDone,
  readWorkFilter,
  statesOf,
  waitsForOf,
  type WorkFilter,
  writeWorkFilter,
} from "#app/cases/desk/work-filter.ts";

const nothing: WorkFilter = {
  state: "open",
  service: null,
  person: null,
  overdue: false,
  unread: false,
  evidence: false,
  reading: false,
  after: null,
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
  const filter: WorkFilter = {
    state: "in_review",
    service: "cover-letter",
    person: "me",
    overdue: true,
    unread: true,
    evidence: true,
    reading: true,
    after: { rank: 0, day: "2026-11-30", number: 1042, position: 3 },
  };
  expect(read(writeWorkFilter(filter).slice(1))).toEqual(filter);
  expect(writeWorkFilter(nothing)).toBe("");
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
  expect(isForDone({ ...nothing, state: "all" })).toBe(false);
});
