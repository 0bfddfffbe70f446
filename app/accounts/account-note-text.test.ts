import { expect, test } from "vitest";

import { accountNoteKinds, accountNoteText } from "#app/accounts/account-note-text.ts";

const site = { detail: "new@example.org", siteName: "Landfall", siteUrl: "https://landfall.example" };

test.each(accountNoteKinds)("the note %s says what happened and what to do", (kind) => {
  const { subject, sentences } = accountNoteText(kind, site);
  expect(subject).toContain("Landfall");
  expect(subject).not.toMatch(/[\r\n]/);
  expect(sentences.length).toBeGreaterThan(1);
  expect(sentences.join(" ")).not.toMatch(/undefined|!/);
});

test("only the notes about an address or about codes left name the detail", () => {
  const naming = accountNoteKinds.filter((kind) =>
    accountNoteText(kind, site).sentences.join(" ").includes(site.detail),
  );
  expect(naming).toEqual(["email_change_asked", "email_changed", "recovery_code_used"]);
});
