import { expect, test } from "vitest";

import { detailsOfMarks, marksOfDetails } from "#app/catalog/details-as-marks.server.ts";
import { sanitiseDetails } from "#app/catalog/sanitise-details.server.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";

const kept = (marks: string) => sanitiseDetails(detailsOfMarks(marks));

test.each(serviceRecords.map(({ slug, details }) => [slug, sanitiseDetails(details)] as const))(
  "the text of %s comes back from the form as it was",
  (_slug, details) => {
    expect(kept(marksOfDetails(details))).toBe(details);
  },
);

test.each([
  ["### What you get", "<h3>What you get</h3>"],
  ["# Too large", "<h3>Too large</h3>"],
  ["- one\n- **two**", "<ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>"],
  ["See [all](/service/).", '<p>See <a href="/service/">all</a>.</p>'],
  [
    "| A | B |\n| --- | --- |\n| 1 | 2 |",
    "<table>\n<thead>\n<tr>\n<th>A</th>\n<th>B</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody></table>",
  ],
  ["[x](javascript:alert(1))", "<p><a>x</a></p>"],
  [
    "<b>bold</b> & <script>x()</script>",
    "<p>&lt;b&gt;bold&lt;/b&gt; &amp; &lt;script&gt;x()&lt;/script&gt;</p>",
  ],
  ["<div>\n\nA\n\n</div>", "<p>&lt;div&gt;</p>\n<p>A</p>\n<p>&lt;/div&gt;</p>"],
])("%j is kept as %s, and comes back the same", (marks, html) => {
  expect(kept(marks)).toBe(html);
});

test.each(hostileTexts)("what is written as $name harms nobody, and comes back the same", ({ text }) => {
  const once = kept(marksOfDetails(kept(text)));
  expect(kept(marksOfDetails(once))).toBe(once);
  expect(once).not.toMatch(
    /<(?:script|img|svg|iframe|style)|<[^>]*href="\s*(?:javascript|data):|<[^>]* on\w+=/i,
  );
});
