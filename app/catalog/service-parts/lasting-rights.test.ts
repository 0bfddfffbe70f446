import { expect, test } from "vitest";

import { type Bought, rightsOf } from "#app/catalog/bought-service.ts";
import { hasEnded } from "#app/catalog/service-parts/lasting-rights.ts";
import { shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { everyPurchase } from "#tests/cases/every-purchase.ts";

const paidAt = new Date("2026-11-22T18:00:00Z");
const rights = (service: Bought["service"], choices = {}, at = paidAt) => rightsOf({ service, choices }, at);

test.each([
  ["application-review", {}, [["unlimited_reviews", "2027-11-22"]]],
  ["sop-drafting", { drafts: 2 }, [["free_changes", "2027-11-22"]]],
  ["complete-application", {}, [["counsellor_support", "2027-11-22"]]],
  [
    "complete-application",
    { visaHelp: true },
    [
      ["counsellor_support", "2027-11-22"],
      ["until_decision", null],
    ],
  ],
  ["job-application", { jobApplications: "unlimited" }, [["unlimited_applications", "2027-11-22"]]],
  ["job-application", { jobApplications: 10 }, []],
  ["visa_and_financial_counselling", {}, [["until_decision", null]]],
  ["cover-letter", {}, []],
  ["custom-service", {}, []],
] as const)("what lasts of %s with %o", (service, choices, expected) => {
  expect(rights(service, choices).map(({ name, endsOn }) => [name, endsOn])).toEqual(expected);
});

test("no service but those whose pages say so has a right that lasts", () => {
  const lasting = everyPurchase.filter((bought) => rightsOf(bought, paidAt).length > 0);
  expect([...new Set(lasting.map(({ service }) => service))]).toEqual(
    shippedSlugs.filter((slug) =>
      [
        "visa_and_financial_counselling",
        "complete-application",
        "sop-drafting",
        "job-application",
        "application-review",
      ].includes(slug),
    ),
  );
});

test("who paid on 29 February has until the 28th", () => {
  expect(rights("application-review", {}, new Date("2028-02-29T09:00:00Z"))[0]?.endsOn).toBe("2029-02-28");
});

test("the last day of a right belongs to it, the next does not", () => {
  const [reviews] = rights("application-review");
  expect(hasEnded(reviews!, "2027-11-22")).toBe(false);
  expect(hasEnded(reviews!, "2027-11-23")).toBe(true);
  expect(hasEnded(rights("visa_and_financial_counselling")[0]!, "2099-01-01")).toBe(false);
});
