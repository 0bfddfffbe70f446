import { expect, test } from "vitest";

import { adviserFields, adviserIn } from "#app/content/adviser-fields.ts";
import { nextLicenceEnd } from "#app/content/advisers.ts";

const good = {
  name: "A. Example",
  country: "CA",
  body: "College of Examples",
  licence_number: "R 123-456",
  expires_on: "2027-03-31",
};
const fields = adviserFields({ today: "2026-11-21" });

const refused: [sentence: string, change: Partial<typeof good>, field: string][] = [
  ["nobody", { name: " " }, "name"],
  ["a name beyond all measure", { name: "a".repeat(101) }, "name"],
  ["a country whose law we have not read", { country: "IN" }, "country"],
  ["no country", { country: "" }, "country"],
  ["a licence of nobody", { body: "" }, "body"],
  ["no licence number", { licence_number: "" }, "licence_number"],
  ["a licence number with markup", { licence_number: "<b>1</b>" }, "licence_number"],
  ["a day that is none", { expires_on: "2027-02-30" }, "expires_on"],
  ["a day in words", { expires_on: "next year" }, "expires_on"],
  ["a licence that has ended", { expires_on: "2026-11-20" }, "expires_on"],
  ["a slip of the finger", { expires_on: "2207-03-31" }, "expires_on"],
];

test.each(refused)("%s is refused", (_sentence, change, field) => {
  const { error } = fields.safeParse({ ...good, ...change });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});

test("what is good is kept as it was meant", () => {
  expect(adviserIn(fields.parse({ ...good, name: "  A.\u00a0 Example " }))).toEqual({
    name: good.name,
    country: good.country,
    body: good.body,
    licenceNumber: good.licence_number,
    expiresOn: good.expires_on,
  });
  expect(fields.safeParse({ ...good, expires_on: "2026-11-21" }).success).toBe(true);
});

test("a licence ends at midnight after its last day, and the next to end is known", () => {
  const adviser = { ...adviserIn(fields.parse(good)), expiresOn: "2026-11-21" };
  const later = { ...adviser, expiresOn: "2027-01-01" };
  const noon = new Date("2026-11-21T12:00:00Z");
  expect(nextLicenceEnd(noon, [later, adviser])).toEqual(new Date("2026-11-22T00:00:00Z"));
  expect(nextLicenceEnd(new Date("2026-11-22T00:00:00Z"), [later, adviser])).toEqual(
    new Date("2027-01-02T00:00:00Z"),
  );
  expect(nextLicenceEnd(noon, [])).toBeNull();
});
