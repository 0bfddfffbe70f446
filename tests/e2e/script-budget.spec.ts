import { globSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

import type { Page } from "@playwright/test";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { expect, openAtRest, test } from "#tests/e2e/journey.ts";
import { scrollThrough } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

/** Compressed, with the headers of each answer. */
const bytesMax = 112_000;

test.use({ timezoneId: "Asia/Kolkata" });

const visas = serviceRecords.filter((record) => rulesOf(record.slug).display.premiumVisa);

const paths = [
  "/",
  "/service/",
  ...["cover-letter", ...inTurn(visas, 2).map(({ slug }) => slug)].map((slug) => `/service/premium/${slug}/`),
];

for (const path of paths) {
  test(`${path} sends at most ${bytesMax} bytes of script, read to its end`, async ({ page }) => {
    const bytes = await countScriptBytes(page);
    await openAtRest(page, path);
    await scrollThrough(page);
    await untilNoMoreCome(bytes);
    expect(bytes()).toBeGreaterThan(50_000);
    expect(bytes()).toBeLessThanOrEqual(bytesMax);
  });
}

test("a page's scripts are asked for once it is painted", async ({ page }) => {
  await openAtRest(page, "/service/premium/cover-letter/");
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    asked: performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")),
  }));
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter(({ startTime }) => startTime < painted).map(({ name }) => name)).toEqual([]);
});

test("no script carries a service's texts: they come with the page that shows them", () => {
  const scripts = globSync("build/client/assets/*.js").map((path) => readFileSync(path, "utf8"));
  expect(scripts.length).toBeGreaterThan(50);
  const all = scripts.join("\n");
  expect(
    serviceRecords.filter(({ intro }) => all.includes(intro.slice(0, 60))).map(({ slug }) => slug),
  ).toEqual([]);
});

/** Scrolling still loads scripts, and networkidle fires only once. */
async function untilNoMoreCome(bytes: () => number): Promise<void> {
  await expect(async () => {
    const before = bytes();
    await pause(500);
    expect(bytes()).toBe(before);
  }).toPass();
}

async function countScriptBytes(page: Page): Promise<() => number> {
  const browser = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let sum = 0;
  browser.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script" || response.mimeType.includes("javascript")) scripts.add(requestId);
  });
  browser.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sum += encodedDataLength;
  });
  await browser.send("Network.enable");
  return () => sum;
}
