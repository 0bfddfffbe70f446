import { Link } from "react-router";
import { expect, test } from "vitest";

import { drawPart } from "#app/ui/draw-part.server.tsx";
import { drawnHtml } from "#app/ui/drawn-part.tsx";

const page = new Request("http://127.0.0.1/service/");
const dataAlone = new Request("http://127.0.0.1/service.data");
const part = (text: string) => (
  <section className="stack-4 frame" id="about" aria-labelledby={`a"&b`} data-tone="calm">
    <p>{text}</p>
    <Link to="/service/">On</Link>
  </section>
);

test("a part is drawn once, and its root keeps its attributes", () => {
  let times = 0;
  const draw = () => (times++, part("One & one"));
  const first = drawPart("once", page, draw);
  expect(drawPart("once", page, draw)).toEqual(first);
  expect(times).toBe(1);
  expect(first.tag).toBe("section");
  expect(first.attributes).toEqual({
    className: "stack-4 frame",
    id: "about",
    "aria-labelledby": `a"&b`,
    "data-tone": "calm",
  });
  expect(drawnHtml.get(first.key)).toMatch(/^<p>One &amp; one<\/p><a href="\/service\/"[^>]*>On<\/a>$/);
});

test("who loads the page gets no HTML as data; who asks for data alone does", () => {
  expect(drawPart("data", page, () => part("Two"))).not.toHaveProperty("html");
  expect(drawPart("data", dataAlone, () => part("Two")).html).toContain("<p>Two</p>");
});

test("other content is another part", () => {
  const [one, two] = ["a", "b"].map((text) => drawPart(text, page, () => part(text)));
  expect(one?.key).not.toBe(two?.key);
});

test("what is not one section or div cannot be drawn", () => {
  expect(() => drawPart("two roots", page, () => [<p key="1">1</p>, <p key="2">2</p>])).toThrow(
    "one section",
  );
});
