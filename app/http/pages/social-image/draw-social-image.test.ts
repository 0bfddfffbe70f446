import { expect, test } from "vitest";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { drawSocialImage } from "#app/http/pages/social-image/draw-social-image.server.ts";
import { siteImageText } from "#app/http/pages/social-image/social-image-text.ts";

const host = "landfall.example";

test("a heading is drawn as a PNG of 1200 by 630, small enough to be fetched by anyone", async () => {
  const png = Buffer.from(await drawSocialImage({ text: siteImageText, siteName: "Landfall", host }));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(200 * 1024);
});

test("other words make another picture, the same words the same", async () => {
  const [one, other, again] = await Promise.all(
    ["One", "Other", "One"].map((words) => drawSocialImage({ text: words, siteName: "Landfall", host })),
  );
  expect(Buffer.compare(one!, again!)).toBe(0);
  expect(Buffer.compare(one!, other!)).not.toBe(0);
});

test("every shipped heading fits into four lines", () => {
  for (const { heading } of serviceRecords) expect(heading.length, heading).toBeLessThanOrEqual(90);
});

test("a heading that looks like markup is drawn as it is written", async () => {
  const drawing = drawSocialImage({ text: "</svg><script>&", siteName: "A & B", host });
  expect((await drawing).length).toBeGreaterThan(1_000);
});
