import { expect, test } from "vitest";

import type { ItemChange } from "#app/orders/items/list-item-changes.server.ts";
import { shownChanges } from "#app/cases/shown-changes.ts";
import { UserId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";

const at = (time: string) => new Date(`2026-11-${time}:00Z`);

function change(state: ItemChange["state"], time: string, more: Partial<ItemChange> = {}): ItemChange {
  return { state, changedBy: "counsellor", note: null, noteTold: false, changedAt: at(time), ...more };
}

const textOf = (shown: ReturnType<typeof shownChanges>) =>
  shown.map(({ text: words, day }) => `${words} ${day}`);

test("what happened besides stands among the moves, the newest first, on the customer’s own days", () => {
  const changes = [
    change("received", "02T09:00"),
    change("in_progress", "04T09:00"),
    change("delivered", "06T20:00"),
    change("in_progress", "07T09:00", { changedBy: "customer" }),
  ];
  const shown = shownChanges(changes, {
    customerId: asId(UserId, "customer"),
    timeZone: "Asia/Kolkata",
    events: [{ at: at("03T09:00"), text: "You sent your details" }],
    versions: [{ version: 1, handedAt: at("06T20:00") }],
  });
  expect(textOf(shown)).toEqual([
    "Changes asked for 7 November 2026",
    "Delivered, version 1 7 November 2026",
    "In progress 4 November 2026",
    "You sent your details 3 November 2026",
    "Received 2 November 2026",
  ]);
});

test("what was completed without an answer says so", () => {
  const changes = [change("completed", "20T09:00", { changedBy: "system" })];
  const shown = shownChanges(changes, { customerId: asId(UserId, "customer"), timeZone: "UTC" });
  expect(textOf(shown)).toEqual(["Completed, as we had no answer 20 November 2026"]);
});

test("a note that stays at the desk is not among it", () => {
  const kept = change("in_review", "05T09:00", { note: "Too long." });
  const told = change("delivered", "06T09:00", { note: "Here it is.", noteTold: true });
  const shown = shownChanges([kept, told], { customerId: asId(UserId, "customer"), timeZone: "UTC" });
  expect(shown.map(({ note }) => note)).toEqual([{ by: "counsellor", text: "Here it is." }, null]);
});
