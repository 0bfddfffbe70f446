import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { BarChart } from "#app/ui/charts/bar-chart.tsx";

const draw = (props: Parameters<typeof BarChart>[0]) => renderToStaticMarkup(<BarChart {...props} />);

test("each bar has its name before it, its number beside it and its length as an attribute", () => {
  const html = draw({
    caption: "Client petitions, 2025",
    series: ["Success"],
    rows: [{ name: "4 papers", values: [81.5] }],
  });
  expect(html).toContain("Client petitions, 2025</caption>");
  expect(html).toMatch(/scope="row">4 papers<\/th><td[^>]*>81.5%<\/td>/);
  expect(html).toMatch(/<rect class="[^"]*fill[^"]*" width="81.5%"/);
});

test("several values of a row stand below its name, each with its own", () => {
  const html = draw({
    caption: "Admits",
    series: ["With papers", "Without papers"],
    rows: [{ name: "University A", values: [30, 12] }],
    max: 60,
    unit: "",
  });
  expect(html).toMatch(/scope="rowgroup"[^>]*>University A<\/th>/);
  expect(html).toMatch(/>With papers<\/th><td[^>]*>30<\/td>/);
  expect(html).toMatch(/>Without papers<\/th><td[^>]*>12<\/td>/);
  expect(html).toContain(`width="50%"`);
  expect(html).toContain(`width="20%"`);
});

test("no bar is longer than its ground or shorter than nothing", () => {
  const html = draw({
    caption: "Odd",
    series: ["One"],
    rows: [
      { name: "a", values: [140] },
      { name: "b", values: [-3] },
    ],
  });
  expect(html).toMatch(/fill[^"]*" width="100%"/);
  expect(html).toMatch(/fill[^"]*" width="0%"/);
});

test("nothing of it is an inline style, which the site's policy would drop", () => {
  expect(draw({ caption: "c", series: ["s"], rows: [{ name: "n", values: [1] }] })).not.toContain("style=");
});
