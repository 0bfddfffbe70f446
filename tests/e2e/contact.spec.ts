import type { Page } from "@playwright/test";

import { inIndia, joinDesk } from "#tests/e2e/desk-journey.ts";
import { expect, main, onOwnDevice, openAtRest, signUp, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

test.use({ expectedErrors: /status of (404|409|422|429)|ERR_INTERNET_DISCONNECTED/ });

const question = "Which of the two visas fits a chemist?";
const field = (page: Page, label: string) =>
  main(page).getByLabel(label, { exact: true }).and(main(page).locator("input, select, textarea"));
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const referenceOn = async (page: Page) =>
  (await main(page).getByText("Its reference is").innerText()).match(/LF-\w{4}-\w{4}/)?.[0] ?? "none";

for (const [javaScriptEnabled, width] of [
  [true, 1440],
  [false, 360],
] as const) {
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript at ${width} px`;
  // Measuring needs scripts.
  const good = async (page: Page, name: string) => {
    if (javaScriptEnabled) await expectGoodPage(page, name);
  };

  test(`a visitor writes, the desk answers by mail, ${how}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const visitor = await onOwnDevice(browser, { javaScriptEnabled, width });
    const desk = await onOwnDevice(browser, { javaScriptEnabled, width });
    await joinDesk(desk, "manager", { name: "Dora Desk", ...inIndia });
    const email = `visitor-${crypto.randomUUID().slice(0, 8)}@example.org`;

    // The first page is read again once the browser's time zone is known.
    await (javaScriptEnabled ? openAtRest(visitor, "/contact") : visitor.goto("/contact"));
    await expect(main(visitor)).toContainText("What reaches us today is answered by");
    await press(visitor, "Send Message");
    await expect(main(visitor).getByRole("alert")).toContainText("Enter your name.");
    await expect(main(visitor).getByRole("alert")).toContainText("Choose what your message is about.");
    await good(visitor, "the contact form, refused");
    await field(visitor, "Your name").fill("Vera Visitor");
    await field(visitor, "Email").fill(email);
    await field(visitor, "What is it about?").selectOption({ label: "Something else" });
    await field(visitor, "Order number (optional)").fill("my order");
    await field(visitor, "Your message").fill(question);
    await press(visitor, "Send Message");
    await expect(field(visitor, "Order number (optional)")).toHaveAccessibleDescription(/like LF-1042/);
    await expect(field(visitor, "Your message")).toHaveValue(question);
    await field(visitor, "Order number (optional)").fill("");
    await press(visitor, "Send Message");
    await expect(main(visitor).getByText("We have your message")).toBeVisible();
    const reference = await referenceOn(visitor);
    await good(visitor, "a message sent");
    await main(visitor).getByRole("link", { name: "Write another message" }).click();
    await expect(field(visitor, "Your message")).toHaveValue("");

    await desk.goto("/staff/");
    await main(desk)
      .getByRole("link", { name: /Enquiries to answer/ })
      .click();
    await good(desk, "enquiries at the desk");
    await field(desk, "Search").fill(reference);
    await press(desk, "Show");
    await main(desk).getByRole("link", { name: reference }).click();
    await expect(main(desk)).toContainText(question);
    await good(desk, "an enquiry at the desk");
    await field(desk, "Your answer").fill("The first one, we think.");
    await press(desk, "Send Answer");
    await expect(main(desk).getByText("Your answer is on its way by email.")).toBeVisible();
    await expect(field(desk, "Your answer")).toHaveValue("");
    await press(desk, "Close");
    await expect(main(desk).getByText("The enquiry is closed.")).toBeVisible();
    await press(desk, "Open Again");
    await expect(main(desk).getByText("The enquiry is open again.")).toBeVisible();

    await expect
      .poll(async () => {
        await visitor.goto("/mailbox");
        return main(visitor).innerText();
      })
      .toContain(`Our answer to your message ${reference}`);
    await expect(main(visitor)).toContainText(`We have your message: ${reference}`);
    await visitor.goto(`/account/messages/${reference}`);
    await expect(visitor).toHaveURL(/\/account\/login\//);
  });

  test(`a customer writes, reads the answer in the account and writes again, ${how}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const customer = await onOwnDevice(browser, { javaScriptEnabled, width });
    const desk = await onOwnDevice(browser, { javaScriptEnabled, width });
    await joinDesk(desk, "owner", { name: "Dora Desk", ...inIndia });
    const username = await signUp(customer);

    await (javaScriptEnabled ? openAtRest(customer, "/contact") : customer.goto("/contact"));
    await expect(field(customer, "Your name")).toHaveValue("Meera Nair");
    await expect(field(customer, "Email")).toHaveValue(`${username}@example.org`);
    await field(customer, "What is it about?").selectOption({ label: "My account or my data" });
    await field(customer, "Your message").fill(question);
    await press(customer, "Send Message");
    const reference = await referenceOn(customer);
    await desk.goto(`/staff/enquiries/${reference}`);
    await field(desk, "Your answer").fill("It is the first one.");
    await press(desk, "Send Answer");

    await customer.goto("/account/dashboard/");
    await main(customer).getByRole("link", { name: "See all your messages" }).click();
    await good(customer, "messages in the account");
    await main(customer).getByRole("link", { name: reference }).click();
    await expect(main(customer)).toContainText("It is the first one.");
    await expect(main(customer)).toContainText("Answered");
    await field(customer, "Your message").fill("Thank you. And how long does it take?");
    await press(customer, "Send Message");
    await expect(main(customer).getByText("Your message is sent.")).toBeVisible();
    await expect(main(customer)).toContainText(/We answer by \w+day/);
    await good(customer, "a message in the account");

    const stranger = await onOwnDevice(browser, { javaScriptEnabled, width });
    await signUp(stranger);
    const answer = await stranger.goto(`/account/messages/${reference}`);
    expect(answer?.status()).toBe(404);
  });
}

test("what is typed while the page is read again after a refusal stays", async ({ page }) => {
  await openAtRest(page, "/contact");
  let goOn = () => {};
  const typed = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/contact\.data/, async (route) => {
    if (route.request().method() === "GET") await typed;
    await route.continue();
  });
  const readAgain = page.waitForResponse((answer) => answer.request().method() === "GET");
  await press(page, "Send Message");
  await expect(field(page, "Your name")).toHaveAccessibleDescription(/Enter your name/);
  await field(page, "Your name").fill("Vera Visitor");
  goOn();
  await readAgain;
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
  await expect(field(page, "Your name")).toHaveValue("Vera Visitor");
});

test("a message that was stored before its answer was lost is not stored again", async ({
  page,
  browser,
}) => {
  await openAtRest(page, "/contact");
  const email = `lost-${crypto.randomUUID().slice(0, 12)}@example.org`;
  await field(page, "Your name").fill("Vera Visitor");
  await field(page, "Email").fill(email);
  await field(page, "What is it about?").selectOption({ label: "Something else" });
  await field(page, "Your message").fill(question);
  let isLost = false;
  await page.route(/\/contact\.data/, async (route) => {
    if (isLost || route.request().method() !== "POST") return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort("internetdisconnected");
  });
  await press(page, "Send Message");
  await expect(main(page).getByRole("alert")).toContainText("Please check whether this arrived");
  await page.waitForLoadState("networkidle");
  await press(page, "Send Message");
  await expect(main(page).getByText("We have your message")).toBeVisible();
  const desk = await onOwnDevice(browser);
  await joinDesk(desk, "manager", { name: "Dora Desk", ...inIndia });
  await desk.goto(`/staff/enquiries?q=${email}&state=all`);
  await expect(main(desk).getByRole("link", { name: /^LF-\w{4}-\w{4}$/ })).toHaveCount(1);
});
