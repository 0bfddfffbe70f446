import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { KeptDates } from "#app/ui/kept-dates.tsx";

test.each([
  ["Nothing of a day.", []],
  ["Due 26 November 2026.", ["26 November 2026"]],
  ["From 1 May to 30 June 2027, 5 days.", ["1 May", "30 June 2027"]],
])("in “%s” the dates %j are kept whole", (text, dates) => {
  const html = renderToStaticMarkup(<KeptDates>{text}</KeptDates>);
  expect([...html.matchAll(/<span class="one-piece">([^<]*)<\/span>/g)].map(([, date]) => date)).toEqual(
    dates,
  );
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(text);
});
