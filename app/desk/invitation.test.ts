import { expect, test } from "vitest";

import { invitationEnd, stateOfInvitation } from "#app/desk/invitation.ts";

const sent = new Date("2026-10-02T12:00:00Z");
const expiresAt = invitationEnd(sent);
const days = (count: number) => new Date(sent.getTime() + count * 86_400_000);

test.each([
  ["a moment before its seven days are over", {}, days(6.99), "open"],
  ["when they are over", {}, days(7), "expired"],
  ["taken back in time", { withdrawnAt: days(1) }, days(2), "withdrawn"],
  ["that was too old before another took its place", { withdrawnAt: days(8) }, days(9), "expired"],
  ["that was accepted, however long ago", { acceptedAt: days(1) }, days(30), "accepted"],
])("an invitation %s", (_what, ended, now, state) => {
  const invitation = { acceptedAt: null, withdrawnAt: null, expiresAt, ...ended };
  expect(stateOfInvitation(invitation, now)).toBe(state);
});
