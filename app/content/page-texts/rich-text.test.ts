import { expect, test } from "vitest";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { MemoryRouter } from "react-router";

import { parseRichText, wrongAddressIn } from "#app/content/page-texts/rich-text.ts";
import { SectionIntro } from "#app/content/sections/section-intro.tsx";
import { hostileTexts } from "#tests/hostile/corpus.ts";

function draw(source: string): string {
  const intro = createElement(SectionIntro, { intro: { rich: parseRichText(source) } });
  return renderToStaticMarkup(createElement(MemoryRouter, null, intro));
}

test.each([
  ["One line.", "<p>One line.</p>"],
  ["One\nline.", "<p>One line.</p>"],
  ["**Bold** and *italic*.", "<p><strong>Bold</strong> and <em>italic</em>.</p>"],
  ["See [all](/service/).", '<p>See <a href="/service/" data-discover="true">all</a>.</p>'],
  ["[USCIS](https://www.uscis.gov/)", '<p><a href="https://www.uscis.gov/">USCIS</a></p>'],
  [
    "You get:\n- one\n- **two**\n\nThen more.",
    "<p>You get:</p><ul><li>one</li><li><strong>two</strong></li></ul><p>Then more.</p>",
  ],
])("%j is drawn as %s", (source, html) => {
  expect(
    draw(source)
      .replaceAll(/ class="[^"]*"/g, "")
      .replaceAll(/<\/?div>/g, ""),
  ).toBe(html);
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["an attribute", '<img src=x onerror="alert(1)">'],
  ["a script in a link", "[x](javascript:alert(1))"],
  ["the same, spelled otherwise", "[x](JaVaScRiPt:alert)"],
  ["an address with a tab in its scheme", "[x](java\tscript:alert)"],
  ["data", "[x](data:text/html,<script>)"],
  ["another site without a scheme", "[x](//evil.example/)"],
  ["a backslash", "[x](/\\evil.example)"],
  ["plain http", "[x](http://evil.example/)"],
  ["a name before the host", "[x](https://landfall.example@evil.example/)"],
  ["a quote in an address", '[x](https://a.example/"onmouseover=alert)'],
  ["a link in a link", "[a [b](javascript:x)](javascript:y)"],
  ["bold around a link", "**[x](javascript:alert)**"],
  ["marks that are not closed", "**a *b [c](d"],
  ["marks in marks", "***a** b* **"],
])("%s is text, or nothing", (_name, source) => {
  const html = draw(source);
  expect(html).not.toMatch(/<(?!\/?(?:p|strong|em|ul|li|div|a)[ >])/);
  expect(html).not.toMatch(/<[^>]* on\w+=|href="(?!\/(?!\/)|https:\/\/)/i);
  expect(html).not.toMatch(/<a [^>]*evil\.example/);
});

test("an address that no page may lead to is named", () => {
  expect(wrongAddressIn("[a](/x) and [b](https://b.example/)")).toBeNull();
  expect(wrongAddressIn("[a](/x) and [b](javascript:x)")).toBe("javascript:x");
  expect(wrongAddressIn("[b](https://b example)")).toBe("https://b example");
});

test.each(hostileTexts)("$name is drawn without markup of its own", ({ text }) => {
  expect(draw(text)).not.toMatch(/<(?!\/?(?:p|strong|em|ul|li|div|a|span)[ >])/);
});

test("whatever is written, every letter of it is kept or is a mark", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (source) => {
      const parts = parseRichText(source).flatMap((block) =>
        block.kind === "list" ? block.items.flat() : block.parts,
      );
      const shown = parts.map((part) => (part.kind === "link" ? part.text : part.text)).join("");
      const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");
      const links = parts.some(({ kind }) => kind === "link");
      expect(links || letters(shown) === letters(source)).toBe(true);
    }),
  );
});

test("a long line of marks is read at once", () => {
  const begun = performance.now();
  for (const piece of ["*", "**", "[", "[a](", "**a"]) parseRichText(piece.repeat(20_000));
  expect(performance.now() - begun).toBeLessThan(1_000);
});
