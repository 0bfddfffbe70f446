import { useId } from "react";
import { renderToString } from "react-dom/server";
import { Link, MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";

import { keptHtml } from "#app/ui/keep-html.server.tsx";

const Greeting = vi.fn(({ name }: { name: string }) => <Link to="/reviews/">Hello, {name}</Link>);

it("is what the browser makes of the same props, drawn once for each", () => {
  const once = keptHtml(Greeting, { name: "Asha" });
  const alone = renderToString(
    <MemoryRouter>
      <Greeting name="Asha" />
    </MemoryRouter>,
  );
  expect(once).toBe(alone);
  Greeting.mockClear();
  expect(keptHtml(Greeting, { name: "Asha" })).toBe(once);
  expect(Greeting).not.toHaveBeenCalled();
  expect(keptHtml(Greeting, { name: "Ben" })).not.toBe(once);
});

it("refuses what counts ids", () => {
  const Labelled = ({ text }: { text: string }) => <p id={useId()}>{text}</p>;
  expect(() => keptHtml(Labelled, { text: "Hello" })).toThrow("ids");
});
