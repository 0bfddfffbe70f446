import { expect, test } from "vitest";

import { mayApprove, whyNotByHand } from "#app/cases/deliverables/draft-laws.ts";
import { staffRoles } from "#app/desk/permissions.ts";
import { UserId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";

const [reader, writer] = [asId(UserId, "reader"), asId(UserId, "writer")];

test("nobody approves their own version, whatever they are and whoever is asked", () => {
  for (const role of staffRoles)
    for (const readerId of [null, reader, writer])
      expect(mayApprove({ id: writer, role }, { writtenBy: writer, readerId }), role).toBe(false);
});

test("a counsellor reads what they were asked to, managers and owners read all", () => {
  const asked = (role: (typeof staffRoles)[number], readerId: UserId | null) =>
    mayApprove({ id: reader, role }, { writtenBy: writer, readerId });
  expect(staffRoles.map((role) => asked(role, reader))).toEqual([true, true, true]);
  expect(staffRoles.map((role) => asked(role, null))).toEqual([false, true, true]);
  expect(staffRoles.map((role) => asked(role, writer))).toEqual([false, true, true]);
});

test.each<[said: string, ...Parameters<typeof whyNotByHand>, why: string | null]>([
  ["with a reason", "counsellor", { secondReader: false, holdsItem: true, reason: "Held." }, null],
  ["without one", "counsellor", { secondReader: false, holdsItem: true, reason: null }, "reason"],
  ["nor by a manager", "manager", { secondReader: false, holdsItem: false, reason: null }, "reason"],
  ["read along", "counsellor", { secondReader: true, holdsItem: true, reason: "Held." }, "second_reader"],
  ["own work", "manager", { secondReader: true, holdsItem: true, reason: "Held." }, "second_reader"],
  ["a colleague’s", "manager", { secondReader: true, holdsItem: false, reason: "Held." }, null],
  ["a colleague’s, no reason", "owner", { secondReader: true, holdsItem: false, reason: null }, "reason"],
])("what has no version is delivered %s", (_said, role, delivery, why) => {
  expect(whyNotByHand(role, delivery)).toBe(why);
});
