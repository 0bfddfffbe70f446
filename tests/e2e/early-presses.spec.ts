import type { Locator, Page } from "@playwright/test";

import { holdScripts, processorRates, slowProcessor } from "#tests/e2e/early-hand.ts";
import { chooseCurrency, expect, main, signUp, test, untilAwake } from "#tests/e2e/journey.ts";
import { inTurn } from "#tests/e2e/wide.ts";
import { wide } from "#tests/setup/wide.ts";

test.use({ timezoneId: "Asia/Kolkata", reducedMotion: "reduce" });

type Early = {
  name: string;
  path: string;
  press: (page: Page) => Locator;
  counted: (page: Page) => Promise<void>;
  customer?: boolean;
};

const panelOf = (page: Page, name: string) => main(page).getByRole("group", { name, exact: true });

const controls: Early[] = [
  {
    name: "a tab",
    path: "/service/premium/visa_and_financial_counselling/",
    press: (page) => main(page).locator("label", { hasText: "Canada" }),
    counted: (page) => expect(panelOf(page, "Canada")).toBeVisible(),
  },
  {
    name: "the carousel's next",
    path: "/service/premium/sop-drafting/",
    press: (page) => main(page).getByRole("button", { name: /^Next/ }).first(),
    counted: (page) =>
      expect(
        main(page)
          .getByText(/^2 of \d+$/)
          .first(),
      ).toBeVisible(),
  },
  {
    name: "a disclosure",
    path: "/service/premium/complete-application/",
    press: (page) => main(page).locator("summary").last(),
    counted: (page) => expect(main(page).locator("details").last()).toHaveJSProperty("open", true),
  },
  {
    name: "the dialog's close",
    path: `/service/premium/resume-help/?pay=${crypto.randomUUID()}`,
    press: (page) => page.locator("dialog [class*=close]").first(),
    counted: async (page) => {
      await expect(page).not.toHaveURL(/pay=/);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
    customer: true,
  },
  {
    name: "the menu",
    path: "/contact",
    press: (page) => page.getByRole("button", { name: "Menu" }),
    counted: (page) => expect(page.locator("#site-menu").getByRole("link", { name: "Log In" })).toBeVisible(),
  },
  {
    name: "a chip",
    path: "/guide",
    press: (page) => main(page).locator("label:has([type=radio])").nth(1),
    counted: (page) => expect(main(page).locator("[type=radio]").nth(1)).toBeChecked(),
  },
  {
    name: "a tick of an eligibility list",
    path: "/service/premium/o-1-visa/",
    press: (page) => main(page).locator("label", { hasText: /^1/ }).first(),
    counted: (page) =>
      expect(
        main(page)
          .getByText(/^1 of \d+ ticked/)
          .first(),
      ).toBeVisible(),
  },
  {
    name: "the close of the offer of a check",
    path: "/service/premium/eb2-niw/",
    press: (page) => page.getByRole("button", { name: /Close the offer/ }),
    counted: (page) => expect(page.getByRole("button", { name: /Close the offer/ })).toHaveCount(0),
  },
];

async function signUpInRupees(page: Page): Promise<void> {
  await signUp(page);
  await chooseCurrency(page, "INR");
}

async function openEarly(page: Page, path: string, pressMs: number): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    (ms) => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return paint !== undefined && performance.now() >= paint.startTime + ms;
    },
    pressMs,
    { polling: 10 },
  );
}

/** Returns false if the control shows that it cannot act yet; then it is pressed later. */
async function pressAtOnce(target: Locator): Promise<boolean> {
  await target.waitFor({ state: "attached" });
  const waits = await target.evaluate(async (element) => {
    // Whoever scrolls goes on until it is there, drawn.
    for (let frames = 0; frames < 3; frames++) {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    return element.matches(":disabled") && getComputedStyle(element).cursor === "progress";
  });
  if (waits) return false;
  const { x, y, width, height } = (await target.boundingBox())!;
  await target.page().mouse.click(x + width / 2, y + height / 2);
  return true;
}

/** Visible at once, and still after scripts start. */
async function countedForGood(page: Page, counted: Early["counted"]): Promise<void> {
  await counted(page);
  await untilAwake(page);
  await counted(page);
}

for (const [turn, { name, path, press, counted, customer }] of controls.entries()) {
  test.describe(name, () => {
    test.use({ viewport: { width: 390, height: 740 } });

    test("counts or waits while the scripts have not come", async ({ page }) => {
      if (customer) await signUpInRupees(page);
      const letScriptsIn = await holdScripts(page);
      await openEarly(page, path, 0);
      const counts = await pressAtOnce(press(page));
      letScriptsIn();
      if (!counts) await press(page).click();
      await countedForGood(page, counted);
    });

    // What counts while the scripts are held back counts while they are slow: two controls prove that it does.
    for (const rate of wide || turn % 4 === 0 ? inTurn(processorRates, turn) : []) {
      test(`counts or waits at 1/${rate} of the processor's speed, from the first paint on`, async ({
        page,
      }) => {
        if (customer) await signUpInRupees(page);
        await slowProcessor(page, rate);
        for (const pressMs of inTurn([0, 250, 500], turn + Math.floor(turn / 3))) {
          await page.evaluate(() => sessionStorage.clear()).catch(() => {});
          await openEarly(page, path, pressMs);
          if (!(await pressAtOnce(press(page)))) await press(page).click();
          await countedForGood(page, counted);
        }
      });
    }
  });
}
