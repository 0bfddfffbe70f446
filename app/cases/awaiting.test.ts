import { describe, expect, test } from "vitest";

import { ageText, awaited, type AwaitingFacts, shownAwaiting } from "#app/cases/awaiting.ts";
import type { ItemState } from "#app/orders/order-state.ts";

const moved = new Date("2026-10-01T12:00:00Z");
const wrote = new Date("2026-10-02T09:00:00Z");
const asked = new Date("2026-10-02T10:00:00Z");
const now = new Date("2026-10-04T12:00:00Z");
const due = "2026-10-09";

const facts = (change: Partial<AwaitingFacts>): AwaitingFacts => ({
  state: "received",
  dueOn: null,
  movedAt: moved,
  unansweredSince: null,
  requestSince: null,
  ...change,
});

type Case = [state: ItemState, dueOn: string | null, nothingElse: string, wrote: string];

describe.each<Case>([
  ["received", null, "customer form", "us message"],
  ["received", due, "us work", "us message"],
  ["in_progress", due, "us work", "us message"],
  ["in_review", due, "us work", "us message"],
  ["delivered", due, "customer delivery", "us message"],
  ["completed", due, "nobody", "us message"],
  ["cancelled", due, "nobody", "nobody"],
  ["refunded", due, "nobody", "nobody"],
])("what is %s and due on %s", (state, dueOn, nothingElse, afterMessage) => {
  const said = (change: Partial<AwaitingFacts>) => {
    const found = awaited(facts({ state, dueOn, ...change }));
    return found ? `${found.who} ${found.why}` : "nobody";
  };

  test("awaits whoever has the next step", () => {
    expect(said({})).toBe(nothingElse);
  });

  test("awaits us once the customer has written, or asked for something", () => {
    expect(said({ unansweredSince: wrote })).toBe(afterMessage);
    expect(said({ requestSince: asked })).toBe(afterMessage.replace("message", "request"));
  });
});

test("it waits since what was asked first, or else since it moved", () => {
  expect(awaited(facts({}))?.since).toEqual(moved);
  expect(awaited(facts({ unansweredSince: wrote, requestSince: asked }))).toMatchObject({
    since: wrote,
    why: "message",
  });
  expect(awaited(facts({ unansweredSince: asked, requestSince: wrote }))).toMatchObject({
    since: wrote,
    why: "request",
  });
});

test("lists say whom it awaits, for how long and what for", () => {
  expect(shownAwaiting(facts({}), now)).toEqual({
    text: "Customer, 3 days",
    note: "Their form",
    tone: "muted",
  });
  expect(shownAwaiting(facts({ unansweredSince: wrote }), now)).toMatchObject({
    text: "Us, 2 days",
    tone: "warning",
  });
  expect(shownAwaiting(facts({ state: "refunded" }), now)).toBeNull();
});

test.each([
  [0, "1 minute"],
  [59 * 60_000, "59 minutes"],
  [60 * 60_000, "1 hour"],
  [23.9 * 3_600_000, "23 hours"],
  [24 * 3_600_000, "1 day"],
  [9.5 * 24 * 3_600_000, "9 days"],
])("%i ms are %s", (ms, text) => {
  expect(ageText(ms)).toBe(text);
});
