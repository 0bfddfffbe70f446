import { expect, test } from "vitest";

import { readAdviser, type TypedAdviser } from "#app/content/adviser-fields.ts";
import { nextLicenceEnd } from "#app/content/advisers.ts";

const good: TypedAdviser = {
  name: "A. Example",
  country: "CA",
  body: "College of Examples",
  licenceNumber: "R 123-456",
  expiresOn: "2027-03-31",
};
const today = "2026-11-21";

const refused: [sentence: string, change: Partial<TypedAdviser>, field: string][] = [
  ["nobody", { name: " " }, "name"],
  ["a name beyond all measure", { name: "a".repeat(101) }, "name"],
  ["a country whose law we have not read", { country: "IN" }, "country"],
  ["no country", { country: "" }, "country"],
  ["a licence of nobody", { body: "" }, "body"],
  ["no licence number", { licenceNumber: "" }, "licence_number"],
  ["a licence number with markup", { licenceNumber: "<b>1</b>" }, "licence_number"],
  ["a day that is none", { expiresOn: "2027-02-30" }, "expires_on"],
  ["a day in words", { expiresOn: "next year" }, "expires_on"],
  ["a licence that has ended", { expiresOn: "2026-11-20" }, "expires_on"],
  ["a slip of the finger", { expiresOn: "2207-03-31" }, "expires_on"],
];

test.each(refused)("%s is refused", (_sentence, change, field) => {
  expect(readAdviser({ ...good, ...change }, today)).toMatchObject({ ok: false, refusal: { field } });
});

test("what is good is kept as it was meant", () => {
  expect(readAdviser({ ...good, name: "  A.\u00a0 Example " }, today)).toEqual({ ok: true, value: good });
  expect(readAdviser({ ...good, expiresOn: today }, today).ok).toBe(true);
});

test("a licence ends at midnight after its last day, and the next to end is known", () => {
  const adviser = { ...good, country: "CA", expiresOn: "2026-11-21" } as const;
  const later = { ...adviser, expiresOn: "2027-01-01" };
  const noon = new Date("2026-11-21T12:00:00Z");
  expect(nextLicenceEnd(noon, [later, adviser])).toEqual(new Date("2026-11-22T00:00:00Z"));
  expect(nextLicenceEnd(new Date("2026-11-22T00:00:00Z"), [later, adviser])).toEqual(
    new Date("2027-01-02T00:00:00Z"),
  );
  expect(nextLicenceEnd(noon, [])).toBeNull();
});
