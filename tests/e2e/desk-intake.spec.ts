import type { Browser, Page } from "@playwright/test";

import { joinDesk } from "#tests/e2e/desk-journey.ts";
import { answerForm, openForm, pressIn, sendWhatIsNeeded, whatWeNeed } from "#tests/e2e/intake-journey.ts";
import { expect, main, onOwnDevice, orders, signUpAndBuy, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ expectedErrors: /status of 409/ });

async function sameCustomer(browser: Browser, page: Page, javaScriptEnabled: boolean): Promise<Page> {
  const storageState = await page.context().storageState();
  return (await browser.newContext({ storageState, javaScriptEnabled })).newPage();
}

const row = (page: Page, order: string) => main(page).getByRole("row").filter({ hasText: order });
const plan = (page: Page) => main(page).getByRole("region", { name: "Plan" });
const step = (page: Page, words: string) => plan(page).getByRole("listitem").filter({ hasText: words });

for (const [javaScriptEnabled, width] of inTurn(
  [
    [true, 1440],
    [false, 360],
  ] as const,
  0,
)) {
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript at ${width} px`;

  test(`a form is kept, sent with a file, and sets the dates by which work begins, ${how}`, async ({
    browser,
  }) => {
    const [buyer, counsellor] = [await onOwnDevice(browser), await onOwnDevice(browser)];
    const order = await signUpAndBuy(buyer);
    await joinDesk(counsellor, "counsellor");
    await counsellor.goto("/staff/work?state=waiting&service=cover-letter");
    await expect(row(counsellor, order)).toContainText("Wait for the form");
    await row(counsellor, order).getByRole("button", { name: "Take" }).click();
    await expect(main(counsellor).getByText(/^Waiting for the customer\. Work starts/)).toBeVisible();
    await expect(main(counsellor).getByRole("button", { name: "Begin Work" })).toHaveCount(0);

    const customer = await sameCustomer(browser, buyer, javaScriptEnabled);
    await customer.setViewportSize({ width, height: 800 });
    await openForm(customer);
    if (javaScriptEnabled) await expectGoodPage(customer, "the form of a service");
    const form = whatWeNeed(customer);
    await expect(plan(customer)).toContainText("Each step gets its date when you send your details.");
    await form.getByLabel("How did you find it?").fill("By a friend.");
    await pressIn(form, "Save Draft");
    await expect(form).toContainText("Draft saved. We start once you send it.");
    await expect(form.getByLabel("How did you find it?")).toHaveValue("By a friend.");

    await form.getByLabel("How did you find it?").fill("");
    await pressIn(form, "Send");
    await expect(form).toContainText("Nothing was sent.");
    await expect(form.getByLabel("What are you applying for?")).toHaveAccessibleDescription(
      /Choose an answer/,
    );
    await expect(form.getByLabel("How did you find it?")).toHaveAccessibleDescription(/Answer this question/);
    await answerForm(form);
    await pressIn(form, "Send");
    await expect(form).toContainText("We have your details.");
    await form.locator("summary").filter({ hasText: "The answers" }).click();
    await expect(form).toContainText("Ten years of roses.");
    await expect(form.getByRole("link", { name: "resume.txt" })).toBeVisible();
    await expect(form.getByRole("button")).toHaveCount(0);
    await expect(step(customer, "You send us your details")).toContainText("Done");
    await expect(step(customer, "You receive it")).toContainText(/By \d+ \w+ \d{4}/);

    await counsellor.reload();
    await expect(main(counsellor).getByText("Ten years of roses.")).toBeVisible();
    await pressIn(main(counsellor), "Begin Work");
    await expect(main(counsellor).getByText("The item is moved.")).toBeVisible();
    const questions = "We read the advertisement and ask short questions";
    await step(counsellor, questions)
      .getByRole("button", { name: /^Mark as Done/ })
      .click();
    await expect(step(counsellor, questions).getByRole("button", { name: /^Not Done/ })).toBeVisible();
    await customer.reload();
    await expect(step(customer, questions)).toContainText(/Done on \d+ \w+ \d{4} by /);
    await customer.goto("/account/dashboard/");
    await expect(orders(customer).first()).toContainText(/In progress. Due \d+ /);
    await expect(main(customer).getByRole("link", { name: /^Fill in your details/ })).toHaveCount(0);
    for (const page of [buyer, counsellor, customer]) await page.context().close();
  });
}

test(
  "the desk fills the form in for a customer, ticks without JavaScript, and both pages are good ones",
  { tag: "@wide" },
  async ({ browser }) => {
    const [customer, manager] = [await onOwnDevice(browser), await onOwnDevice(browser)];
    const order = await signUpAndBuy(customer);
    await openForm(customer);
    await joinDesk(manager, "manager");
    await manager.goto("/staff/work?state=waiting&service=cover-letter");
    await row(manager, order).getByRole("link", { name: "Cover letter" }).click();
    const part = main(manager).getByRole("region", { name: "Intake form" });
    await part.locator("summary").filter({ hasText: "Fill it in for the customer" }).click();
    await expectGoodPage(manager, "a form at the desk");
    await answerForm(part);
    await pressIn(part, "Send for the Customer");
    await expect(part).toContainText("The form is sent in the customer’s name.");
    await expect(part).toContainText("Filled in by the desk on");

    const plain = await sameCustomer(browser, manager, false);
    await plain.goto(manager.url().replace(/[?#].*/, ""));
    await step(plain, "You answer")
      .getByRole("button", { name: /^Mark as Done/ })
      .click();
    await expect(plan(plain)).toContainText("The step is done.");
    await customer.goto("/account/dashboard/");
    await main(customer).getByRole("link", { name: "Cover letter" }).first().click();
    await expect(whatWeNeed(customer)).toContainText("Filled in by the desk on");
    await expectGoodPage(customer, "a service with its plan");
    for (const page of [customer, manager, plain]) await page.context().close();
  },
);

test(
  "what was sent is there for both, and the form is not sent twice from two windows",
  { tag: "@wide" },
  async ({ browser }) => {
    const customer = await onOwnDevice(browser);
    await signUpAndBuy(customer);
    await openForm(customer);
    const other = await customer.context().newPage();
    await other.goto(customer.url());
    await sendWhatIsNeeded(customer);
    await answerForm(whatWeNeed(other));
    await whatWeNeed(other).getByLabel("How did you find it?").fill("In a dream.");
    await pressIn(whatWeNeed(other), "Send");
    await expect(whatWeNeed(other)).toContainText("This form has already been sent");
    await customer.context().close();
  },
);
