import type { Page } from "@playwright/test";

import { expect, fillCart, main, open, signUp, test } from "#tests/e2e/journey.ts";
import { wide } from "#tests/setup/wide.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata", reducedMotion: "reduce" });

type Shaped = {
  name: string;
  from: string;
  link: string;
  placeholder: string;
  parts: Record<string, string>;
};

const shaped: Shaped[] = [
  {
    name: "the service list",
    from: "/service/premium/cover-letter/",
    link: 'main a[href="/service/"]',
    placeholder: "Loading the services",
    parts: {
      page: "main .page",
      heading: "main header",
      filter: "main form[role=search]",
      "group 1": "main section:nth-of-type(1)",
      "group 2": "main section:nth-of-type(2)",
      "group 5": "main section:nth-of-type(5)",
      service: "main section:nth-of-type(1) li:nth-child(1)",
    },
  },
  {
    name: "the cart",
    from: "/contact",
    link: 'header a[href="/service/cart"]',
    placeholder: "Loading your cart",
    parts: {
      page: "main .page",
      heading: "main header",
      items: "main ul",
      main: "main section[aria-label='Services in your cart']",
      summary: "main form > :last-child",
    },
  },
  {
    name: "the research groups",
    from: "/service/research_groups/create?coAuthors=3",
    link: 'main a[href="/service/research_groups/"]',
    placeholder: "Loading the research groups",
    parts: {
      heading: "main header",
      filter: "main section form",
      card: "main section li:nth-child(1)",
    },
  },
  {
    name: "a visa's page",
    from: "/service/?q=visa",
    link: 'main a[href="/service/premium/eb2-niw/"]',
    placeholder: "Loading the visa",
    parts: {
      heading: "main header",
      index: "main details",
      opening: "main [class*='_opening_']",
    },
  },
];

type Box = { left: number; top: number; width: number; height: number };

for (const [turn, { name, from, link, placeholder, parts }] of shaped.entries()) {
  for (const [width, height] of turn % 2 === 0 && !wide
    ? []
    : inTurn(
        [
          [360, 740],
          [1440, 900],
        ] as const,
        turn,
      )) {
    test(`while ${name} loads, its placeholder has its shape, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await signUp(page);
      if (name === "the cart") await fillCart(page, { link: "cover-letter" }, { link: "resume-help" });
      await open(page, from);
      const answers = Promise.withResolvers<void>();
      await page.route(/\.data(\?|$)/, async (route) => {
        await answers.promise;
        await route.continue();
      });
      await page.locator(link).first().click();
      const waiting = main(page).getByText(placeholder, { exact: true });
      await expect(waiting).toBeAttached();
      const selectors = Object.keys(parts).map((part) => `[data-part="${part}"]`);
      const before = await boxesOf(page, selectors);
      answers.resolve();
      await expect(waiting).toHaveCount(0);
      await expect(page.locator(parts["heading"]!).first()).toBeVisible();
      const after = await boxesOf(page, Object.values(parts));
      for (const [index, part] of Object.keys(parts).entries()) {
        expectAlike(
          `${part}, ${JSON.stringify([before[index], after[index]])}`,
          before[index]!,
          after[index]!,
        );
      }
    });
  }
}

/** Same width and columns; height may differ by a line or two of unknown text. */
function expectAlike(part: string, before: Box, after: Box): void {
  expect.soft(Math.abs(before.left - after.left), `left of ${part}`).toBeLessThanOrEqual(2);
  expect.soft(Math.abs(before.width - after.width), `width of ${part}`).toBeLessThanOrEqual(2);
  expect
    .soft(Math.abs(before.top - after.top), `top of ${part}`)
    .toBeLessThanOrEqual(Math.max(48, after.top * 0.08));
  expect
    .soft(Math.abs(before.height - after.height), `height of ${part}`)
    .toBeLessThanOrEqual(Math.max(48, after.height * 0.12));
}

function boxesOf(page: Page, selectors: string[]): Promise<Box[]> {
  return page.evaluate(
    (wanted) =>
      wanted.map((selector) => {
        const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
        return { left, top: top + scrollY, width, height };
      }),
    selectors,
  );
}
