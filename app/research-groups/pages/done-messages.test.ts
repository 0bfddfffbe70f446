import { expect, test } from "vitest";

import { doneMessages } from "#app/research-groups/pages/done-messages.ts";

const names = "created joined left closed opened changed contributed".split(" ");
const creator = { member: true, creator: true };
const member = { member: true, creator: false };
const stranger = { member: false, creator: false };

test.each([
  [
    "who leads an open group",
    { signedIn: true, state: "open", iAm: creator },
    "created joined opened changed contributed",
  ],
  [
    "who leads a closed group",
    { signedIn: true, state: "closed", iAm: creator },
    "created joined closed changed contributed",
  ],
  ["another member", { signedIn: true, state: "full", iAm: member }, "joined changed contributed"],
  ["a customer who is no member", { signedIn: true, state: "open", iAm: stranger }, "left"],
  ["a visitor", { signedIn: false, state: "closed", iAm: stranger }, ""],
] as const)("%s is told only of what they can have done", (_, seen, told) => {
  expect(names.filter((name) => doneMessages(name, seen) !== null)).toEqual(told.split(" ").filter(Boolean));
});

test.each([null, "", "everything", "constructor", "__proto__"])("%j says nothing", (named) => {
  expect(doneMessages(named, { signedIn: true, state: "open", iAm: creator })).toBeNull();
});
