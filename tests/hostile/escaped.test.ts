import { expect, test } from "vitest";

import { markupOf } from "#tests/hostile/escaped.ts";

test.each<[what: string, text: string, page: string, found: string[]]>([
  ["a tag in the text", "<img src=x>", "<p><img src=x></p>", ["<img src=x>"]],
  ["an escaped tag", "<img src=x>", "<p>&lt;img src=x&gt;</p>", []],
  ["a quotation mark that ends an attribute", `" OR ""="`, `<input value="" OR ""="">`, [`" OR ""="`]],
  ["an escaped quotation mark", `" OR ""="`, `<input value="&quot; OR &quot;&quot;=&quot;">`, []],
  ["a quotation mark between tags", `" OR ""="`, `<p>" OR ""="</p>`, []],
  ["a quotation mark in a script", `" OR ""="`, `<script>f("<b \\" OR \\"\\"=")</script>`, []],
  ["what stands on the page without the text as well", "<b id=x>", "<b id=x></b>", []],
])("%s is found as markup where it would do harm", (what, text, page, found) => {
  expect(markupOf(text, page, what.startsWith("what stands") ? page : "")).toEqual(found);
});
