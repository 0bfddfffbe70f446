import { describe, expect, test } from "vitest";

import { serviceRecords, withDemoVideos } from "#app/catalog/service-records.ts";
import type { Service } from "#app/catalog/service.ts";
import { shippedSlugs } from "#app/catalog/find-service-slug.ts";

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
const allText = (record: (typeof serviceRecords)[number]) => JSON.stringify(record);
const recordOf = (slug: string) => {
  const record = serviceRecords.find((candidate) => candidate.slug === slug);
  if (!record) throw new Error(`No record for ${slug}`);
  return record;
};

test("every service has exactly one record", () => {
  expect(serviceRecords.map((record) => record.slug).toSorted()).toEqual([...shippedSlugs].toSorted());
});

describe.each(serviceRecords.map((record) => [record.slug, record] as const))("%s", (_slug, record) => {
  test("says in 80 to 250 words what the service is, what we need and what we do not do", () => {
    expect(words(record.details)).toBeGreaterThanOrEqual(80);
    expect(words(record.details)).toBeLessThanOrEqual(250);
    expect(record.details).toContain("<h3>What we need from you</h3>");
    expect(record.details).toContain("<h3>What we do not do</h3>");
    expect(record.details.indexOf("What we need")).toBeLessThan(record.details.indexOf("What we do not"));
  });

  test("answers at least six questions, none of them twice, in one to three sentences", () => {
    expect(record.faqs.length).toBeGreaterThanOrEqual(6);
    expect(new Set(record.faqs.map((faq) => faq.question)).size).toBe(record.faqs.length);
    for (const { question, answer } of record.faqs) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
      expect(answer.match(/[.?](?=\s|$)/g)?.length).toBeLessThanOrEqual(3);
    }
  });

  test("keeps the tone: no exclamation marks, no emoji, typographic apostrophes", () => {
    expect(allText(record)).not.toMatch(/!|\p{Extended_Pictographic}/u);
    expect(allText(record)).not.toMatch(/\w'\w/);
  });

  test("leaves delivery times and prices to the rules that own them", () => {
    expect(allText(record)).not.toMatch(/working days|\bINR\b|\bUSD\b|₹|\d%/);
  });

  test("links only to services that exist", () => {
    for (const [, slug] of record.details.matchAll(/href="\/service\/premium\/([^"]+)\/"/g)) {
      expect(shippedSlugs).toContain(slug);
    }
  });
});

test("the two MBA services explain what MBA adds", () => {
  const explained = serviceRecords.filter(({ mbaIButtonText }) => mbaIButtonText !== null);
  expect(explained.map(({ slug }) => slug).toSorted()).toEqual([
    "application-review",
    "complete-application",
  ]);
});

test("no video is shipped: its id comes from the owner, and only the demo shows a stand-in", () => {
  const withVideo = (records: readonly Service[]) =>
    records.filter(({ ytLink }) => ytLink !== null).map(({ slug }) => slug);
  expect(withVideo(serviceRecords)).toEqual([]);
  expect(withVideo(withDemoVideos(serviceRecords)).toSorted()).toEqual([
    "complete-application",
    "counselling-session",
    "mock-interview",
  ]);
});

test("every premium visa page offers the eligibility check, profile boosting and expert strategy", () => {
  for (const slug of shippedSlugs.slice(shippedSlugs.indexOf("o-1-visa"))) {
    const { details } = recordOf(slug);
    expect(details).toMatch(/free eligibility check/i);
    expect(details).toMatch(/profile boosting/i);
    expect(details).toMatch(/strategy/i);
  }
});
