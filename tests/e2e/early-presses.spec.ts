import type { CDPSession, Locator, Page } from "@playwright/test";

import { box, expect, main, signUp, test } from "#tests/e2e/journey.ts";

test.use({ timezoneId: "Asia/Kolkata", reducedMotion: "reduce" });

/** Something one may press the moment it is seen, and what is seen when the press has counted. */
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
    path: "/service/premium/complete-application/",
    press: (page) => main(page).getByRole("button", { name: /^Next/ }).first(),
    counted: (page) => expect(main(page).getByText(/^2 of \d+$/).first()).toBeVisible(),
  },
  {
    name: "a disclosure",
    path: "/service/premium/complete-application/",
    press: (page) => main(page).locator("summary").last(),
    counted: (page) => expect(main(page).locator("details").last()).toHaveJSProperty("open", true),
  },
  {
    name: "the dialog's close",
    path: "/service/premium/complete-application/?buy=1",
    press: (page) => page.locator("dialog [class*=close]").first(),
    counted: async (page) => {
      await expect(page).not.toHaveURL(/buy=1/);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
    customer: true,
  },
  {
    name: "the menu",
    path: "/contact",
    press: (page) => page.getByRole("button", { name: "Menu" }),
    counted: (page) => expect(page.getByRole("link", { name: "Log In", exact: true })).toBeVisible(),
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
    counted: (page) => expect(main(page).getByText(/^1 of \d+ ticked/).first()).toBeVisible(),
  },
  {
    name: "the close of the offer of a check",
    path: "/service/premium/eb-1-visa/",
    press: (page) => page.getByRole("button", { name: /Close the offer/ }),
    counted: (page) => expect(page.getByRole("button", { name: /Close the offer/ })).toHaveCount(0),
  },
];
