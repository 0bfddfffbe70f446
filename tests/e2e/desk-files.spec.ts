import type { Page } from "@playwright/test";

import { composer, dora, joinDesk, timeline, writeAtDesk } from "#tests/e2e/desk-journey.ts";
import {
  expect,
  main,
  onOwnDevice,
  open,
  orders,
  signUpAndBuy,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

test.use({ expectedErrors: /status of 404|Blocked script execution|Content Security Policy/ });

/** The one that they have bought. */
async function openCase(page: Page, customer: Page): Promise<void> {
  await customer.goto("/account/dashboard/");
  const link = orders(customer).first().getByRole("heading").getByRole("link");
  const path = (await link.getAttribute("href")) ?? "";
  await page.goto(path.replace("/account/services/", "/staff/work/"));
}

const page1 = "<html><script>top.document.title = 'run'; parent.hacked = 1</script><b>Bold</b></html>";

test("a file is looked at in a frame in which nothing runs, and what is typed meanwhile stays", async ({
  browser,
  page,
}) => {
  const customer = await onOwnDevice(browser);
  await signUpAndBuy(customer);
  await joinDesk(page, "manager", dora);
  await openCase(page, customer);
  await untilAwake(page);
  await main(page).getByRole("button", { name: "Take" }).click();
  await expect(main(page).getByText("The item is yours.")).toBeVisible();
  await untilAwake(page);
  await writeAtDesk(page, { to: "note", words: "Look.", file: { name: "a page.txt", text: page1 } });
  await expect(composer(page)).toContainText("The note is saved.");
  await untilAwake(page);
  await composer(page).getByRole("radio", { name: "To the customer" }).check();
  await composer(page).getByRole("textbox", { name: "Text" }).fill("Half a mess");

  await timeline(page).getByRole("link", { name: "a page.txt" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("a page.txt");
  const frame = page.frameLocator("iframe[sandbox]");
  await expect(frame.locator("body")).toContainText("<script>");
  await expect(page).toHaveTitle(/a page\.txt/);
  expect(await page.evaluate(() => "hacked" in globalThis)).toBe(false);
  await expect(main(page).getByText("File 1 of 1")).toBeVisible();
  await expectGoodPage(page, "a file of a case");

  await page.goBack();
  await expect(composer(page).getByRole("textbox", { name: "Text" })).toHaveValue("Half a mess");
  await expect(composer(page).getByRole("radio", { name: "To the customer" })).toBeChecked();
  await expect(composer(page).getByRole("button", { name: /^Send to / })).toBeVisible();
  await page.goto("/staff/audit");
  await expect(
    main(page)
      .getByText(/opened a file of Cover letter/)
      .first(),
  ).toBeVisible();
  await customer.context().close();
});

test("a template fills the box, a colleague is mentioned, and the desk keeps its templates", async ({
  browser,
  page,
}) => {
  const customer = await onOwnDevice(browser);
  await signUpAndBuy(customer);
  const username = await joinDesk(page, "manager", dora);
  const colleague = await onOwnDevice(browser);
  const other = await joinDesk(colleague, "manager", dora);
  await open(page, "/staff/templates");
  await page.getByLabel("Name", { exact: true }).fill(`Hello of ${username}`);
  await page.getByLabel("Message", { exact: true }).fill("Hello {{first_name}},");
  await main(page).getByRole("button", { name: "Create Template" }).click();
  await expect(page.getByLabel("Message", { exact: true })).toHaveAccessibleDescription(
    /There is no variable/,
  );
  await untilAwake(page);
  await page.getByLabel("Message", { exact: true }).fill("Hello {{customer_first_name}}, by {{due_date}}.");
  await main(page).getByRole("button", { name: "Create Template" }).click();
  await expect(main(page).getByText("The template is created.")).toBeVisible();
  await expectGoodPage(page, "the templates");

  await openCase(page, customer);
  await untilAwake(page);
  await main(page).getByRole("button", { name: "Take" }).click();
  await expect(main(page).getByText("The item is yours.")).toBeVisible();
  await untilAwake(page);
  await composer(page).getByRole("textbox", { name: "Text" }).fill("First of all:");
  await composer(page)
    .getByLabel("Template")
    .selectOption({ label: `Hello of ${username}` });
  await composer(page).getByRole("button", { name: "Use Template" }).click();
  await expect(composer(page)).toContainText("Fill in by hand: the due date.");
  const box = composer(page).getByRole("textbox", { name: "Text" });
  await expect(box).toHaveValue(/^First of all:\n\nHello Meera, by \[the due date: not known yet\]\.$/);
  await composer(page).getByRole("radio", { name: "To the customer" }).check();
  await composer(page).getByRole("button", { name: "Send to Meera" }).click();
  await expect(box).toHaveAccessibleDescription(/still leaves this open: the due date/);
  await untilAwake(page);

  await composer(page).getByRole("radio", { name: "Private note" }).check();
  await box.fill("");
  await box.pressSequentially(`Ask @Dora ${other.slice(0, 4)}`);
  await composer(page)
    .getByRole("button", { name: `Dora ${other}` })
    .click();
  await expect(box).toHaveValue(`Ask @Dora ${other} `);
  await composer(page).getByRole("button", { name: "Save Note" }).click();
  await expect(timeline(page).locator("mark", { hasText: `@Dora ${other}` })).toBeVisible();
  for (const one of [customer, colleague]) await one.context().close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a template is asked for by a link, and only one of two buttons is there",
    { tag: "@wide" },
    async ({ browser, page }) => {
      const customer = await onOwnDevice(browser);
      await signUpAndBuy(customer);
      await joinDesk(page, "manager", dora);
      await openCase(page, customer);
      await composer(page).getByLabel("Template").selectOption({ label: "A short question" });
      await composer(page).getByRole("button", { name: "Use Template" }).click();
      await expect(page).toHaveURL(/template=/);
      const box = composer(page).getByRole("textbox", { name: "Text" });
      await expect(box).toHaveValue(/^Hello Meera,/);
      await composer(page).getByRole("radio", { name: "To the customer" }).check();
      await expect(composer(page).getByRole("button", { name: "Save Note" })).toBeHidden();
      await composer(page).getByRole("button", { name: "Send to Meera" }).click();
      await expect(timeline(page)).toContainText("before I go on with");
      await customer.context().close();
    },
  );
});
