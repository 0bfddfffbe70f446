import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { serviceRegistry } from "#app/catalog/service-registry.ts";
import { claims } from "#app/content/claims.ts";

test("docs/claims.md lists every claim, with its figure, and no other", () => {
  const document = readFileSync("docs/claims.md", "utf8");
  const listed = [...document.matchAll(/^\| `([\w-]+)` +\| ([^|]+)/gm)].map(([, id, text]) => ({ id, text }));
  expect(listed.map(({ id }) => id)).toEqual(Object.keys(claims));
  for (const { id, text } of listed) expect(text).toContain(claims[id as keyof typeof claims].figure);
});

test("claims stand on the pages they were meant for and nowhere else", () => {
  const figures = Object.entries(serviceRegistry).flatMap(([slug, { page }]) =>
    page.claims ? [[slug, page.claims.map((id) => claims[id].figure)]] : [],
  );
  expect(Object.fromEntries(figures)).toEqual({
    "complete-application": ["22%", "83%", "10x"],
    "scholarship-help": ["22%", "83%", "10x"],
    "counselling-session": ["10K+"],
    "history-draft": ["98.7%"],
    "resume-help": ["About 18%"],
    "mock-interview": ["1 in 4"],
    "job-application": ["150+"],
    "research-paper": ["20–25", "100–150"],
  });
});
