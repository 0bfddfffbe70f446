import { expect, test } from "vitest";

import { sitemap } from "#app/http/pages/sitemap/sitemap.ts";

test("each page is listed with its whole address, and with its date where there is one", () => {
  const pages = [
    { path: "/", changedAt: null },
    { path: "/service/premium/cover-letter/", changedAt: new Date("2026-11-02T10:30:00Z") },
  ];
  expect(sitemap("https://landfall.example", pages)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://landfall.example/</loc></url>
  <url><loc>https://landfall.example/service/premium/cover-letter/</loc><lastmod>2026-11-02T10:30:00.000Z</lastmod></url>
</urlset>
`);
});

test("signs that would be markup are written as what they are", () => {
  expect(sitemap("https://landfall.example/a&b", [{ path: "/<x>", changedAt: null }])).toContain(
    "<loc>https://landfall.example/a&#38;b/&#60;x&#62;</loc>",
  );
});
