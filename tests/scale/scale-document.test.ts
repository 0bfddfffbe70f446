import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { currencyCookie } from "#app/currencies/currency-cookie.ts";
import { timeZoneCookie } from "#app/currencies/time-zone-cookie.ts";
import { headersForCdn } from "#app/http/page-cache/cdn.server.ts";
import { carriesSignIn, signInCookie } from "#app/platform/sign-in-cookie.ts";
import { copiedTables, singleNodeTables, unnamed } from "#tests/scale/table-homes.ts";

const document = readFileSync("docs/scale.md", "utf8");
const results = readFileSync("bench/results/2026-11-26.md", "utf8");
const partOf = (start: string) => document.split(/^\*\*|^## |\n\n/m).find((part) => part.startsWith(start))!;

describe("docs/scale.md", () => {
  test("names every table that is copied, and every one that stays on one node", () => {
    const namedIn = (part: string) => [...part.matchAll(/`(\w+)`/g)].map(([, name]) => name!).toSorted();
    expect(namedIn(partOf("Copied everywhere"))).toEqual(copiedTables.toSorted());
    expect(namedIn(partOf("On one node"))).toEqual(Object.keys(singleNodeTables).toSorted());
  });

  test("names every table that a hot path asks without its customer", () => {
    const [, list = ""] = document.split("each with its reason:");
    expect(unnamed.map(({ table }) => table).filter((table) => !list.includes(`\`${table}\``))).toEqual([]);
  });

  test("sizes by what was measured", () => {
    const rows = [...document.matchAll(/^\| ([^|]+?) +\| [\d,]+ +\| ([\d.]+) +\| ([-\d.]+) +\|$/gm)];
    expect(rows).toHaveLength(7);
    const measured = results.split("\n");
    const wrong = rows.filter(
      ([, name, site, database]) =>
        !measured.some(
          (line) => line.startsWith(`| ${name} |`) && line.includes(`| ${site} + ${database} |`),
        ),
    );
    expect(wrong.map(([row]) => row)).toEqual([]);
  });

  test("names the headers of a kept page, and the cookies that a CDN must know", () => {
    for (const [name] of headersForCdn(60)) expect(document.toLowerCase()).toContain(`\`${name}`);
    for (const cookie of [currencyCookie, timeZoneCookie]) expect(document).toContain(`\`${cookie}\``);
    for (const site of ["http://a.example", "https://a.example"]) {
      const beginning = signInCookie(site).replace(/session_token$/, "");
      expect(document).toContain(`\`${beginning}\``);
      expect(carriesSignIn(`${beginning}anything=1`)).toBe(true);
    }
  });
});
