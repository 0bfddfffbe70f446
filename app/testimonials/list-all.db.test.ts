import { beforeEach, expect, test } from "vitest";

import { db } from "#app/platform/db.server.ts";
import { listAllTestimonials, readPage, testimonialsPerPage } from "#app/testimonials/list-all.server.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { makeBuyer, minutesLater } from "#tests/checkout/shop.ts";

beforeEach(() => db.delete(testimonials));

async function write(many: number, service = "cover-letter"): Promise<void> {
  for (let index = 0; index < many; index++) {
    const { id } = await makeBuyer();
    await db.insert(testimonials).values({
      userId: id,
      service,
      details: `What customer number ${index} has to say.`,
      shownName: "Asha R.",
      createdAt: minutesLater(index),
    });
  }
}

test("without testimonials there is one page, and it is empty", async () => {
  expect(await listAllTestimonials(1)).toEqual({ testimonials: [], page: 1, pages: 1, total: 0 });
});

test("the newest stand first, twelve on a page, and none twice", async () => {
  await write(testimonialsPerPage * 2 + 1);
  const all = [await listAllTestimonials(1), await listAllTestimonials(2), await listAllTestimonials(3)];
  expect(all.map((one) => one.testimonials.length)).toEqual([12, 12, 1]);
  expect(all.map(({ page, pages, total }) => [page, pages, total])).toEqual([
    [1, 3, 25],
    [2, 3, 25],
    [3, 3, 25],
  ]);
  const details = all.flatMap((one) => one.testimonials.map((testimonial) => testimonial.details));
  expect(details[0]).toContain("number 24");
  expect(details[24]).toContain("number 0 ");
  expect(new Set(details).size).toBe(25);
});

test("exactly twelve fill one page, and beyond the last page there is the last", async () => {
  await write(testimonialsPerPage);
  expect(await listAllTestimonials(99)).toMatchObject({ page: 1, pages: 1, total: 12 });
});

test("each names its service; one that we have no more is named by nothing", async () => {
  await write(1, "cover-letter");
  await write(1, "moon-landing");
  const { testimonials: listed } = await listAllTestimonials(1);
  expect(new Set(listed.map(({ service }) => service))).toEqual(new Set(["cover-letter", null]));
});

test.each([
  [null, 1],
  ["", 1],
  ["2", 2],
  ["0", 1],
  ["-1", 1],
  ["1.5", 1],
  ["two", 1],
  ["99999999999999999999", 1],
])("the page asked for by %j is %d", (text, page) => {
  expect(readPage(text)).toBe(page);
});
