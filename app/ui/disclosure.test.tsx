import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Disclosure } from "#app/ui/disclosure.tsx";

test("disclosures that share a name are one accordion of the browser’s own", () => {
  const html = renderToStaticMarkup(
    <Disclosure summary="Why?" name="faq">
      Because.
    </Disclosure>,
  );
  expect(html).toMatch(/<details[^>]*name="faq"/);
  expect(html).not.toContain("open");
});

test("one that scrolls on a phone is a named region the keyboard can reach, a short one is not", () => {
  const draw = (scrollLabel?: string) =>
    renderToStaticMarkup(
      <Disclosure summary="Why?" scrollLabel={scrollLabel}>
        Because.
      </Disclosure>,
    );
  expect(draw("Why?")).toMatch(/role="region" aria-label="Why\?" tabindex="0"/i);
  expect(draw()).not.toContain("tabindex");
});
