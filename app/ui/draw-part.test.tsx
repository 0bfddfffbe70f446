import { Link } from "react-router";
import { expect, test } from "vitest";

import { drawPart } from "#app/ui/draw-part.server.tsx";
import { drawnParts } from "#app/ui/drawn-part.tsx";

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
  expect(drawnParts.get(first.key)).toEqual({
    tag: "section",
    attributes: {
      className: "stack-4 frame",
      id: "about",
      "aria-labelledby": `a"&b`,
      "data-tone": "calm",
    },
    html: expect.stringMatching(/^<p>One &amp; one<\/p><a href="\/service\/"[^>]*>On<\/a>$/),
  });
});

test("who loads the page gets a key alone as data; who asks for data alone gets the part", () => {
  expect(drawPart("data", page, () => part("Two"))).toEqual({ key: expect.any(String) });
  expect(drawPart("data", dataAlone, () => part("Two")).part?.html).toContain("<p>Two</p>");
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
