import Validator from "@adobe/structured-data-validator";
import { describe, expect, test } from "vitest";

import { organizationData, serviceMetadata, type StructuredData } from "#app/catalog/metadata.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import { schemaVocabulary } from "#tests/pages/schema-vocabulary.ts";

const validator = new Validator(schemaVocabulary());
const site = { siteUrl: "https://landfall.example", siteName: "Landfall", showFixedRating: true };

const startsAt = { price: 199_900n, currency: "INR" as const };

async function faultsOf(data: object & { "@type": string }): Promise<string[]> {
  // The validator changes its input.
  const found = { jsonld: { [data["@type"]]: [structuredClone(data)] } };
  const issues = await validator.validate(found);
  return issues
    .filter(({ severity, issueMessage }) => severity === "ERROR" || /schema\.org/.test(issueMessage))
    .map(({ path, issueMessage }) => `${path.map(({ type }) => type ?? "").join(">")}: ${issueMessage}`);
}

describe("the validator sees", () => {
  const product = serviceMetadata(serviceRecords[0]!, site, startsAt).structuredData[0]!;
  const faults: [what: string, data: StructuredData][] = [
    ["a property that its type does not have", { ...product, colour: "red" }],
    ["a type that does not exist", { ...product, "@type": "Produce" }],
    ["a rating of nobody", { ...product, aggregateRating: { "@type": "AggregateRating", ratingValue: 5 } }],
    [
      "an answer in a question's place",
      { ...product, "@type": "FAQPage", mainEntity: [], acceptedAnswer: "" },
    ],
    ["a way without steps", { "@context": "https://schema.org", "@type": "BreadcrumbList" }],
  ];

  test.each(faults)("%s", async (_what, data) => {
    expect(await faultsOf(data)).not.toEqual([]);
  });
});

test.each(serviceRecords.map((record) => [record.slug, record] as const))(
  "what %s tells search engines is valid, with and without the fixed rating",
  async (_slug, record) => {
    const said = serviceMetadata(record, site, startsAt).structuredData;
    expect(said.map((data) => data["@type"])).toEqual(["Product", "BreadcrumbList", "FAQPage"]);
    expect(await Promise.all(said.map(faultsOf))).toEqual(said.map(() => []));

    const [unrated] = serviceMetadata(record, { ...site, showFixedRating: false }, startsAt).structuredData;
    expect(await faultsOf(unrated!)).toEqual([]);
  },
);

test("what the home page tells search engines of us is valid", async () => {
  expect(await faultsOf(organizationData(site))).toEqual([]);
});

test("every address in it is whole, and on this site", () => {
  for (const record of serviceRecords) {
    const text = JSON.stringify(serviceMetadata(record, site, startsAt).structuredData.slice(0, 2));
    const addresses = [...text.matchAll(/"(?:url|item|image)":"([^"]+)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !address.startsWith("https://landfall.example/"))).toEqual([]);
  }
});

test("pictures of invented values stay out of it", () => {
  for (const record of serviceRecords) {
    const text = JSON.stringify(serviceMetadata(record, site).structuredData);
    expect(text).not.toMatch(/\/pictures\/|illustration/i);
  }
});
