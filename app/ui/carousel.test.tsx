import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Carousel } from "#app/ui/carousel.tsx";
import type { Ends } from "#app/ui/step-through.ts";

const slide = (id: string) => ({ id, content: <p>{`Words of ${id}`}</p> });
const draw = (ends: Ends, ids: string[]) =>
  renderToStaticMarkup(<Carousel label="Steps" noun="slide" ends={ends} slides={ids.map(slide)} />);
const three = ["one", "two", "three"];

test("before any script every slide is there to be read, and says which of how many it is", () => {
  const html = draw("clamp", three);
  for (const id of three) expect(html).toContain(`Words of ${id}`);
  expect(html).toContain('aria-roledescription="slide" aria-label="3 of 3"');
});

test("where one stands is announced", () => {
  expect(draw("wrap", three)).toMatch(/<p[^>]*aria-live="polite"[^>]*>1 of 3<\/p>/);
});

test("the row is a named region the keyboard can reach and scroll", () => {
  expect(draw("wrap", three)).toMatch(/role="region" aria-label="Steps[^"]*" tabindex="0"/i);
});

const buttons = (html: string) => [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);

test("with clamped ends there is no way back from the first slide", () => {
  const [previous, next] = buttons(draw("clamp", three));
  expect(previous).toContain('aria-disabled="true"');
  expect(next).not.toContain("aria-disabled");
});

test("with wrapping ends there is always a way on and back", () => {
  for (const button of buttons(draw("wrap", three))) expect(button).not.toContain("aria-disabled");
});

test("a single slide has no buttons", () => {
  expect(buttons(draw("wrap", ["one"]))).toEqual([]);
});
