import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";

import { calls } from "#app/http/calls/call-registry.server.ts";

const root = resolve(import.meta.dirname, "..");
const pages = ["README.md", ...globSync("docs/**/*.md", { cwd: root })].toSorted();
const decisions = pages.filter((page) => page.startsWith("docs/decisions/"));

test("the tests below see the documents", () => {
  expect(pages).toEqual(expect.arrayContaining(["docs/map.md", "docs/glossary.md", "docs/walks.md"]));
  expect(decisions.length).toBeGreaterThan(15);
});

describe.each(pages)("%s", (page) => {
  test("names only files and folders that are there", () => {
    expect(pathsIn(read(page)).filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
  });

  test("links only to what is there", () => {
    const links = [...read(page).matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link!);
    const inside = links.filter((link) => !/^https?:/.test(link));
    const folder = resolve(root, page, "..");
    expect(inside.filter((link) => globSync(link, { cwd: folder }).length === 0)).toEqual([]);
  });

  test("names only addresses of the site", () => {
    const addresses = codeIn(read(page)).filter((code) => /^\/[\w{]/.test(code));
    expect(addresses.filter((address) => !knownAreas().has(address.split("/")[1]!))).toEqual([]);
  });

  test("says nothing of one machine, of package registries, or of what is to be done", () => {
    const unfit =
      /(?<!app)\/(?:home|root|tmp|usr|var|opt|mnt|Users)\/|[A-Z]:\\|\bTODO\b|\bFIXME\b|registry\.(?:npm|yarn)|npmjs|yarnpkg/;
    expect(unfit.exec(read(page))).toBeNull();
  });
});

describe("the map", () => {
  const map = read("docs/map.md");

  test("has every section of the specification, in order", () => {
    const sections = [...map.matchAll(/^## (\d) /gm)].map(([, number]) => Number(number));
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("or the README names every folder of the application", () => {
    const folders = globSync("app/*/", { cwd: root }).map((path) => basename(path));
    const text = map + read("README.md");
    expect(folders.filter((folder) => !text.includes(`app/${folder}/`))).toEqual([]);
  });

  test("says where every call is answered", () => {
    expect(calls.map((call) => call.path).filter((path) => !map.includes(`\`${path}\``))).toEqual([]);
  });
});

describe("the walks", () => {
  const walks = read("docs/walks.md").split(/^## /m).slice(1);

  test("to change a choice, one passes at most eight files", () => {
    const files = filesOf(walks.find((walk) => walk.startsWith("Change a choice"))!);
    expect(files[0]).toBe("app/routes.ts");
    expect(files.at(-1)).toBe("app/pricing/quote.ts");
    expect(files.length).toBeLessThanOrEqual(8);
  });

  test("to change a choice, each file imports the next or is imported by one before it", () => {
    const files = filesOf(walks.find((walk) => walk.startsWith("Change a choice"))!);
    expect(files.slice(1).filter((file, at) => !files.slice(0, at + 1).some(imports(file)))).toEqual([]);
  });

  test.each([
    ["Buy Now", 20],
    ["A webhook settles", 10],
    ["Staff give a part", 12],
  ])("the walk “%s” passes at most %i files, each linked with one before it", (start, most) => {
    const files = stepFiles(walks.find((walk) => walk.startsWith(start))!);
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(most);
    const unlinked = files.slice(1).filter((file, at) => {
      const before = files.slice(0, at + 1);
      return !before.some((earlier) => imports(file)(earlier) || imports(earlier)(file)) && !isDoor(file);
    });
    expect(unlinked).toEqual([]);
  });

  test("a coupon’s field is named at the desk in five files, which its walk names", () => {
    const naming = globSync("app/**/*.{ts,tsx}", { cwd: root }).filter(
      (path) => /cap_usd|capUsd/.test(read(path)) && !path.includes(".test.") && path.includes("/desk/"),
    );
    const files = stepFiles(walks.find((walk) => walk.startsWith("Add a field to a coupon"))!);
    expect(files).toHaveLength(5);
    expect(files.every((path) => path.startsWith("app/coupons/"))).toBe(true);
    expect(naming.filter((path) => !files.includes(path))).toEqual([]);
  });

  test("a field of the free chat is named in five files, which its walk names, and where calls are read", () => {
    const naming = globSync("app/**/*.{ts,tsx}", { cwd: root }).filter(
      (path) =>
        /\bpreferredOn\b/.test(read(path)) && !path.includes(".test.") && !/\/(?:api|calls)\//.test(path),
    );
    const files = stepFiles(walks.find((walk) => walk.startsWith("Add a field to the free chat"))!);
    expect(files).toHaveLength(5);
    expect(files.every((path) => path.startsWith("app/bookings/"))).toBe(true);
    expect(naming.toSorted()).toEqual(files.toSorted());
  });

  test("a list of the desk is four files", () => {
    const files = filesOf(walks.find((walk) => walk.startsWith("Add a list"))!);
    const [query, page, routes, navigation] = files;
    expect(files).toHaveLength(4);
    expect(imports(query!)(page!) && imports(page!)(routes!)).toBe(true);
    const own = [...read(page!).matchAll(/"#(app\/[^"]+)"/g)].map(([, path]) => path!);
    const alone = own.filter((path) => path.includes("/desk/") && !/^app\/desk\/(list\/)?[^/]+$/.test(path));
    expect(alone).toEqual([]);
    const address = new RegExp(`"(.+)", "${page!.replace("app/", "")}"`).exec(read(routes!))![1];
    expect(read(navigation!)).toContain(`to: "/${address}"`);
  });
});

describe("the walks that change what is on sale", () => {
  test("the price of a choice stands in two files", () => {
    expect(firstNamed("Change the price")).toEqual([
      "app/pricing/shipped-price-book.ts",
      "tests/pricing/expected-price.ts",
    ]);
  });

  test("a new service is one folder, its line in the registry and its prices", () => {
    const [folder, registry, prices] = firstNamed("Add a service");
    expect(firstNamed("Add a service")).toHaveLength(3);
    expect(imports(folder!)(registry!)).toBe(true);
    const slug = basename(resolve(root, folder!, ".."));
    const naming = globSync("app/**/*.ts", { cwd: root }).filter(
      (path) => !path.startsWith(`app/catalog/services/${slug}/`) && !path.endsWith(".test.ts"),
    );
    expect(naming.filter((path) => read(path).includes(`"${slug}"`)).toSorted()).toEqual(
      [registry!, prices!].toSorted(),
    );
  });
});

test("to add a gateway, one changes what the walk names: three files, beside two new folders", () => {
  const steps = firstNamed("Add a gateway");
  const folders = steps.filter((path) => path.endsWith("/"));
  expect(folders).toEqual(["app/payments/gateways/payfort/", "simulator/gateways/payfort/"]);
  const files = steps.filter((path) => !folders.includes(path));
  expect(files.length).toBeLessThanOrEqual(3);
  // Product texts, and the three gateways' names from spec section 3.
  const texts = /^app\/(content\/small-print\/|http\/calls\/price-fields\.server\.ts$)/;
  const changed = globSync(
    ["app/**/*.{ts,tsx,css}", "{simulator,scripts/start}/**/*.ts", ".env.example", "server.ts"],
    { cwd: root },
  )
    .filter((path) => !/\/payfort\/|\.test\.tsx?$/.test(path))
    .filter((path) => /payfort/i.test(read(path)));
  expect(changed.filter((path) => !texts.test(path)).toSorted()).toEqual(files.toSorted());
});

test("the glossary has every field of every call", () => {
  const words = new Set(codeIn(read("docs/glossary.md")));
  const fields = calls.flatMap(({ input, answer }) => [
    ...fieldsOf(input, "input"),
    ...fieldsOf(answer, "output"),
  ]);
  expect([...new Set(fields)].filter((field) => !words.has(field))).toEqual([]);
});

test("each decision is half a page, with one line to quote, and what keeps it true", () => {
  for (const [at, page] of decisions.entries()) {
    const text = read(page);
    expect(basename(page)).toMatch(new RegExp(`^${String(at + 1).padStart(4, "0")}-`));
    expect(text.match(/^## .*/gm)).toEqual([
      "## Context",
      "## Decision",
      "## Alternatives",
      "## What keeps it true",
    ]);
    expect(text.match(/^> /gm)).toHaveLength(1);
    expect(text.split("\n").length, page).toBeLessThanOrEqual(40);
  }
});

function read(path: string): string {
  return readFileSync(resolve(root, path), "utf8");
}

/** Only inline code: code blocks are examples. */
function codeIn(text: string): string[] {
  return [...text.replace(/^ *```[^]*?^ *```/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
}

/** A star matches several. `.data` and `.env` exist only at run time. */
function pathsIn(text: string): string[] {
  const folders = /^(app|db|docs|public|scripts|simulator|tests)\//;
  const files = /^(?:\.env|\w)[\w.-]*\.(ts|mjs|json|md|example)$/;
  const addresses = new Set(["docs/api", "openapi.json"]);
  return codeIn(text).filter((code) => (folders.test(code) || files.test(code)) && !addresses.has(code));
}

/** Includes addresses of the specification that do not exist yet. */
function knownAreas(): Set<string> {
  const routes = [...read("app/routes.ts").matchAll(/\b(?:route|call|smallPrint)\("([^"*]+)"/g)];
  const beside = ["healthz", "readyz", "metrics", "assets", "payment_link"];
  return new Set([...routes.map(([, path]) => path!.split("/")[0]!), ...beside]);
}

function filesOf(walk: string): string[] {
  const [steps = ""] = walk.split(/^The call /m);
  return [...new Set(pathsIn(steps))].filter((path) => path.startsWith("app/"));
}

/** What the steps of a walk begin with. */
function firstNamed(start: string): string[] {
  const walk = read("docs/walks.md")
    .split(/^## /m)
    .find((text) => text.startsWith(start))!;
  return [...walk.matchAll(/^\d\. `([^`]+)`/gm)].map(([, path]) => path!);
}

function stepFiles(walk: string): string[] {
  const steps = walk.match(/^\d+\. .*(?:\n {3}.*)*/gm) ?? [];
  return [...new Set(steps.flatMap(filesOf))];
}

/** The list of addresses leaves out `app/`. */
function imports(file: string): (other: string) => boolean {
  return (other) =>
    read(other).includes(other === "app/routes.ts" ? `"${file.replace("app/", "")}"` : `"#${file}"`);
}

function isDoor(file: string): boolean {
  return /^app\/(http\/calls|[a-z-]+\/api)\//.test(file) || imports(file)("app/routes.ts");
}

function fieldsOf(schema: z.ZodType, io: "input" | "output"): string[] {
  return namesIn(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
}

function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "properties" in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}
