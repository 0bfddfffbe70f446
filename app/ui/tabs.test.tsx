import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Tabs } from "#app/ui/tabs.tsx";

const html = renderToStaticMarkup(
  <Tabs
    label="Country"
    tabs={[
      { id: "us", label: "USA", panel: <p>First words</p> },
      { id: "ca", label: "Canada", panel: <p>Second words</p> },
    ]}
  />,
);

test("the first tab is chosen and no other is, by radio buttons of one group", () => {
  const radios = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([tag]) => tag);
  expect(radios.map((tag) => tag.includes("checked"))).toEqual([true, false]);
  expect(new Set(radios.map((tag) => / name="([^"]+)"/.exec(tag)?.[1])).size).toBe(1);
});

test("each panel is a group under its tab's name", () => {
  expect(html).toMatch(/role="group" id="us"[^>]*aria-labelledby="us-tab"/);
  expect(html).toMatch(/role="group" id="ca"[^>]*aria-labelledby="ca-tab"/);
});

test("what stands in a closed tab is in the page all the same, under its name", () => {
  expect(html).toMatch(/>Canada<\/p><p>Second words<\/p>/);
});
