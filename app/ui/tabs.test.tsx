import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { nextTab, Tabs } from "#app/ui/tabs.tsx";

const html = renderToStaticMarkup(
  <Tabs
    label="Country"
    tabs={[
      { id: "us", label: "USA", panel: <p>First words</p> },
      { id: "ca", label: "Canada", panel: <p>Second words</p> },
    ]}
  />,
);

test("the first tab is open and every other is not", () => {
  expect(html).toMatch(/id="us-tab"[^>]*aria-selected="true"[^>]*aria-controls="us"[^>]*tabindex="0"/);
  expect(html).toMatch(/id="ca-tab"[^>]*aria-selected="false"[^>]*aria-controls="ca"[^>]*tabindex="-1"/);
  expect(html).toMatch(/id="us"[^>]*aria-labelledby="us-tab" data-open="true"/);
  expect(html).not.toMatch(/aria-labelledby="ca-tab" data-open/);
});

test("what stands in a closed tab is in the page all the same, under its name", () => {
  expect(html).toMatch(/>Canada<\/p><p>Second words<\/p>/);
});

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Tab", 1, null],
])("%s on tab %i of three leads to %s", (key, chosen, next) => {
  expect(nextTab(key, chosen, 3)).toBe(next);
});
