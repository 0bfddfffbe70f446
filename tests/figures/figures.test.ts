import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { figuresDocument, officialNoteOf, pageFigures } from "#tests/figures/figures-document.ts";
import { shopFigures } from "#tests/figures/shop-figures.ts";
import { sectionOf, textsOf } from "#tests/figures/spec-figure.ts";

const cells = (text: string) => text.replace(/[ |-]+/g, " ");

test("docs/figures.md is what `npm run figures` makes of the lists", () => {
  expect(cells(readFileSync("docs/figures.md", "utf8"))).toBe(cells(figuresDocument()));
});

test("there are figures of every kind", () => {
  expect(pageFigures.length).toBeGreaterThan(80);
  expect(shopFigures.length).toBeGreaterThan(15);
});

describe.each(pageFigures.map((figure) => [`${figure.slug}: ${figure.of}`, figure] as const))(
  "%s",
  (_name, figure) => {
    test("stands in its section as shown", () => {
      const texts = textsOf(sectionOf(figure));
      for (const words of figure.shown) {
        expect(
          texts.filter((text) => text.includes(words)),
          words,
        ).not.toEqual([]);
      }
    });

    test("has the official position beside it where there is one", () => {
      if (figure.official !== null) expect(officialNoteOf(figure)).toBeDefined();
    });
  },
);

test.each(shopFigures.map((figure) => [figure.of, figure] as const))(
  "%s: is kept where the document says",
  (_of, { keptIn, written }) => {
    expect(readFileSync(keptIn, "utf8")).toContain(written);
  },
);
