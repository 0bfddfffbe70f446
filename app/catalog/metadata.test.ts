import { expect, test } from "vitest";

import { descriptionLengthMax, jsonLd, serviceMetadata, type SiteFacts } from "#app/catalog/metadata.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import type { Service } from "#app/catalog/service.ts";

const site: SiteFacts = { siteUrl: "https://landfall.example", siteName: "Landfall", showFixedRating: true };
const service: Service = {
  slug: "cover-letter",
  heading: "Cover letter drafting",
  intro: "One page.",
  details: "<p>One page.</p>",
  iButtonText: "One letter.",
  mbaIButtonText: null,
  ytLink: null,
  ogImage: null,
  faqs: [{ question: "How long?", answer: "One page." }],
};

test("the rating counted from customers shows where the fixed one does not", () => {
  const rating = { value: 4.5, count: 2 };
  const of = (showFixedRating: boolean) =>
    serviceMetadata(service, { ...site, showFixedRating, rating }).structuredData[0]?.["aggregateRating"];
  expect(of(true)).toMatchObject({ ratingValue: 4.9, ratingCount: 87_495 });
  expect(of(false)).toMatchObject({ ratingValue: 4.5, ratingCount: 2, worstRating: 1, bestRating: 5 });
});

test("the title names the service and the site", () => {
  expect(serviceMetadata(service, site, null).title).toBe("Cover letter drafting | Landfall");
});

test("the canonical address is the page's own, with the slash at the end", () => {
  expect(serviceMetadata(service, site, null).canonical).toBe(
    "https://landfall.example/service/premium/cover-letter/",
  );
});

const drawn = {
  href: "https://landfall.example/social/cover-letter.png",
  size: { width: 1200, height: 630 },
};

test.each([
  ["a service without a picture gets one that is drawn", null, drawn],
  [
    "its own picture is used where there is one",
    "/pictures/a.png",
    { href: "https://landfall.example/pictures/a.png", size: null },
  ],
  ["what is no address is no picture", "http://[", drawn],
  ["nor is an address that is not one of the web", "javascript:alert(1)", drawn],
  [
    "a picture may live elsewhere",
    "https://cdn.example/a.png",
    { href: "https://cdn.example/a.png", size: null },
  ],
])("%s", (_sentence, ogImage, image) => {
  expect(serviceMetadata({ ...service, ogImage }, site, null).image).toEqual(image);
});

test("the product carries the picture of its link, drawn or its own", () => {
  const [product] = serviceMetadata(service, site, null).structuredData;
  expect(product).toHaveProperty("image", drawn.href);
  const [own] = serviceMetadata({ ...service, ogImage: "/pictures/a.png" }, site, null).structuredData;
  expect(own).toHaveProperty("image", "https://landfall.example/pictures/a.png");
});

test("the product carries the offer it starts at, and none where it has no price", () => {
  const [product] = serviceMetadata(service, site, { price: 199_900n, currency: "INR" }).structuredData;
  expect(product).toHaveProperty("offers", {
    "@type": "Offer",
    url: "https://landfall.example/service/premium/cover-letter/",
    price: "1999.00",
    priceCurrency: "INR",
    availability: "https://schema.org/InStock",
  });
  const [unpriced] = serviceMetadata(service, site, null).structuredData;
  expect(unpriced).not.toHaveProperty("offers");
});

test("the way to a service leads from the home page over the list", () => {
  expect(serviceMetadata(service, site, null).structuredData[1]).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, item: "https://landfall.example/" },
      { position: 2, item: "https://landfall.example/service/" },
      { position: 3, name: "Cover letter drafting", item: serviceMetadata(service, site, null).canonical },
    ],
  });
});

test("the product carries the fixed rating of 4.9 from 87,495 ratings on a scale of 1 to 5", () => {
  const [product] = serviceMetadata(service, site, null).structuredData;
  expect(product).toMatchObject({
    "@type": "Product",
    aggregateRating: { ratingValue: 4.9, ratingCount: 87_495, worstRating: 1, bestRating: 5 },
  });
});

test("the owner can turn the fixed rating off, and nothing of it is left", () => {
  const metadata = serviceMetadata(service, { ...site, showFixedRating: false });
  expect(JSON.stringify(metadata)).not.toMatch(/rating/i);
});

test("questions and answers become an FAQ page; without any there is none", () => {
  expect(serviceMetadata(service, site, null).structuredData[2]).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "How long?", acceptedAnswer: { text: "One page." } }],
  });
  expect(serviceMetadata({ ...service, faqs: [] }, site).structuredData).toHaveLength(2);
});

test("a long intro is cut between words", () => {
  const { description } = serviceMetadata({ ...service, intro: "word ".repeat(60).trim() }, site);
  expect(description).toMatch(/^(word )+word…$/);
  expect(description.length).toBeLessThanOrEqual(descriptionLengthMax);
});

test("every shipped intro makes a description that fits", () => {
  for (const record of serviceRecords) {
    const { description } = serviceMetadata(record, site);
    expect(description.length, record.slug).toBeLessThanOrEqual(descriptionLengthMax);
  }
});

test("text that would end the script element cannot", () => {
  const hostile = { ...service, heading: `</script><script>alert(1)</script><!--` };
  for (const data of serviceMetadata(hostile, site).structuredData) {
    expect(jsonLd(data)).not.toContain("<");
    expect(JSON.parse(jsonLd(data))).toEqual(data);
  }
});
