import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

import { findService, listServices } from "#app/catalog/find-service.server.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import { shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { services } from "#app/catalog/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

const reworded = serviceRecords.map((record) =>
  record.slug === "cover-letter" || record.slug === "resume-help"
    ? { ...record, intro: "Said better." }
    : record,
);
const stored = async (slug: string) => (await db.select().from(services).where(eq(services.slug, slug)))[0];

let clockMs = performance.now();
const clock = vi.spyOn(performance, "now").mockImplementation(() => clockMs);
afterAll(() => clock.mockRestore());

function readAfresh<Value>(read: () => Promise<Value>): Promise<Value> {
  clockMs += 1_000;
  return read();
}

beforeEach(async () => {
  await db.delete(services);
});

test("seeding an empty database inserts every service once, and again changes nothing", async () => {
  expect(await seedServices()).toEqual({ inserted: shippedSlugs.length, updated: 0 });
  expect(await seedServices()).toEqual({ inserted: 0, updated: 0 });
});

test("an upgrade rewords what nobody edited and leaves an edited service alone", async () => {
  await seedServices();
  await db.update(services).set({ heading: "Our own heading" }).where(eq(services.slug, "resume-help"));
  expect(await seedServices(reworded)).toEqual({ inserted: 0, updated: 1 });
  expect(await stored("cover-letter")).toMatchObject({ intro: "Said better." });
  expect(await stored("resume-help")).toMatchObject({ heading: "Our own heading" });
  expect((await stored("resume-help"))?.intro).not.toBe("Said better.");
});

test("two servers that start together seed once", async () => {
  const results = await Promise.all([seedServices(), seedServices()]);
  expect(results.map(({ inserted }) => inserted).toSorted((a, b) => a - b)).toEqual([0, shippedSlugs.length]);
});

test("services are found by slug and by alias, in the order of the catalogue", async () => {
  await seedServices();
  const all = await readAfresh(listServices);
  expect(all.map(({ slug }) => slug)).toEqual([...shippedSlugs]);
  expect((await findService("gre-coaching"))?.slug).toBe("gre-consultation");
  expect(await findService("no-such-service")).toBeNull();
  expect(await findService("__proto__")).toBeNull();
});

test("a reading is shared for a second and then made again", async () => {
  await seedServices();
  const before = await readAfresh(listServices);
  await db.update(services).set({ heading: "New heading" }).where(eq(services.slug, "cover-letter"));
  expect(await listServices()).toBe(before);
  expect((await readAfresh(() => findService("cover-letter")))?.heading).toBe("New heading");
});

test("an edited text is sanitised when it is read", async () => {
  await seedServices();
  const details = `<p onclick="steal()">Ours</p><script>steal()</script>`;
  await db.update(services).set({ details }).where(eq(services.slug, "cover-letter"));
  expect((await readAfresh(() => findService("cover-letter")))?.details).toBe("<p>Ours</p>");
});

test("a row of a service this release does not know is passed over", async () => {
  await seedServices();
  const row = await stored("cover-letter");
  if (!row) throw new Error("not seeded");
  await db.insert(services).values({ ...row, slug: "moon-visa" });
  expect((await readAfresh(listServices)).length).toBe(shippedSlugs.length);
});
