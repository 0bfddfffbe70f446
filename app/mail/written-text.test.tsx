import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { WrittenText } from "#app/mail/written-text.tsx";

const drawn = (text: string, ...marked: string[]) =>
  renderToStaticMarkup(<WrittenText text={text} marked={marked} />).replace(/^<p[^>]*>|<\/p>$/g, "");

test.each([
  ["Ask @Dora.", ["Dora"], "Ask <mark>@Dora</mark>."],
  ["Ask @dora desk and @Dora", ["Dora", "Dora Desk"], "Ask <mark>@dora desk</mark> and <mark>@Dora</mark>"],
  ["Ask @Doris", ["Dora"], "Ask @Doris"],
  ["Ask @Dora-Lee (9) now", ["Dora-Lee (9)"], "Ask <mark>@Dora-Lee (9)</mark> now"],
  ["Ask @a.b*c", ["a.b*c"], "Ask <mark>@a.b*c</mark>"],
  ["<b>@Dora</b>", ["Dora"], "&lt;b&gt;<mark>@Dora</mark>&lt;/b&gt;"],
  ["No one", [], "No one"],
])("“%s” with %j", (text, names, markup) => {
  expect(drawn(text, ...names)).toBe(markup);
});
