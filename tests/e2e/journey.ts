import {
  test as base,
  type Browser,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from "@playwright/test";
import type { Currency } from "#app/money/currency.ts";
import { orderName } from "#app/orders/order-number.ts";

export { expect } from "@playwright/test";

type Journey = {
  expectedErrors: RegExp | null;
  quietConsole: void;
  nothingLeftOpen: void;
};

/** Also fails if any page throws, logs an error or breaks the content policy. */
export const test = base.extend<Journey>({
  expectedErrors: [null, { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on("weberror", (error) => errors.push(String(error.error())));
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
      });
      await use();
      const unexpected = errors.filter((error) => !refusedForm.test(error) && !expectedErrors?.test(error));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  // Close extra pages: they would keep rendering beside later tests.
  nothingLeftOpen: [
    async ({ browser, context }, use) => {
      await use();
      const others = browser.contexts().filter((other) => other !== context);
      await Promise.all(others.map((other) => other.close()));
    },
    { auto: true },
  ],
});

/** Refused forms answer 422, which Chromium logs as an error. */
const refusedForm = /status of 422/;

/** Browsers send an Origin; the test's own requests must, too. */
export const ownOrigin = { origin: `http://127.0.0.1:${process.env["JOURNEY_PORT"]}` };

export const demoPassword = process.env["DEMO_PASSWORD"] ?? "";
export const newPassword = "three calm words";

/** Earlier presses would reach only the browser, not the scripts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAwake(page);
}

/** Waits for network idle: npm's headless browser stops drawing on one in fifty pages that scroll too early. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForLoadState("networkidle");
}

/** What is below the screen has its sizes and colours of before until it comes near; all of it is measured at once. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-laid-out", ""));
}

export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const awake = (element: Element | null) =>
      Object.keys(element ?? {}).some((key) => key.startsWith("__react"));
    // The buying part loads in its own script.
    const parts = [...document.querySelectorAll("#start-now, main dialog")];
    return awake(document.querySelector("main")) && parts.every(awake);
  });
  // React marks what it draws; what listens in an effect does so before the browser has nothing left to do.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
}

/** Without the sign-up pages. Returns the username. */
export async function signUp(page: Page, country = "IN"): Promise<string> {
  const username = `journey-${crypto.randomUUID().slice(0, 12)}`;
  const response = await page.request.post("/api/auth/sign-up/email", {
    headers: ownOrigin,
    data: {
      first_name: "Meera",
      last_name: "Nair",
      username,
      email: `${username}@example.org`,
      mobile: "9876543210",
      country,
      password: newPassword,
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  return username;
}

export async function signIn(page: Page, username: string): Promise<void> {
  const response = await page.request.post("/api/auth/sign-in/username", {
    headers: ownOrigin,
    data: { username, password: demoPassword },
  });
  expect(response.status(), await response.text()).toBe(200);
}

export async function signUpOnPage(page: Page, country: string): Promise<void> {
  const username = `journey-${crypto.randomUUID().slice(0, 12)}`;
  await page.getByLabel("First name").fill("Meera");
  await page.getByLabel("Last name").fill("Nair");
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByLabel("Country").selectOption({ label: country });
  await page.getByLabel("Mobile").fill("9876543210");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(newPassword);
  await main(page).getByRole("button", { name: "Sign Up" }).click();
}

export async function chooseCurrency(page: Page, currency: Currency): Promise<void> {
  await page.request.post("/currency", { headers: ownOrigin, form: { currency, next: "/error" } });
}

export async function fillCart(page: Page, ...services: Record<string, string | number>[]): Promise<void> {
  for (const service of services) {
    const response = await page.request.post("/service/add_to_cart/", {
      headers: ownOrigin,
      data: { currency: "INR", ...service },
    });
    expect(response.status(), await response.text()).toBe(200);
  }
}

/** Stands in the header on wide screens. */
export const accountMenu = (page: Page): Locator => page.getByRole("button", { name: "(your account)" });

export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
}

export const main = (page: Page): Locator => page.getByRole("main");
export const box = (page: Page): Locator => page.getByRole("region", { name: "Start Now" });
export const madeUpOf = (page: Page): Locator =>
  page.getByRole("region", { name: "How the price is made up" });
export const payment = (page: Page): Locator => page.getByRole("dialog", { name: "Payment" });
export const orders = (page: Page): Locator => page.getByRole("article", { name: /^Order / });
/** Of the page that a purchase leads to. */
export const paidHeading = (page: Page): Locator =>
  main(page).getByRole("heading", { level: 1, name: /^Thank you\. Your order LF-\d+ is paid\.$/ });
/** Exact: our own buttons add the amount. */
export const stripePay = (page: Page): Locator => page.getByRole("button", { name: "Pay", exact: true });
export const razorpayWindow = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Razorpay Checkout"]');

/** Paid in by card, posting the forms directly. Returns the username. */
export async function signUpWithFunds(page: Page, rupees: number): Promise<string> {
  const username = await signUp(page);
  await payIntoWallet(page, rupees);
  return username;
}

export async function payIntoWallet(page: Page, rupees: number): Promise<void> {
  const wallet = `/service/wallet/?amount=${rupees}&gateway=stripe&currency=INR`;
  const hidden = hiddenFields(await (await page.request.get(wallet)).text(), "top_up");
  const form = { ...hidden, intent: "top_up", amount: String(rupees), gateway: "stripe", currency: "INR" };
  const begun = await page.request.post(wallet, { headers: ownOrigin, form, maxRedirects: 0 });
  expect(begun.status(), await begun.text()).toBe(303);
  const paid = await page.request.post(begun.headers()["location"] ?? "", { form: { action: "pay" } });
  expect(await paid.text()).toContain("has arrived");
}

/** By the call, paid from the wallet of who is signed in. */
export async function buyFromWallet(
  page: Page,
  service: Record<string, unknown> = { service_link_list: ["cover-letter"] },
  coupon?: string,
): Promise<{ orderId: string; order: string }> {
  const response = await page.request.post("/service/cart_purchase_api/", {
    headers: ownOrigin,
    data: {
      services: [{ currency: "INR", ...service }],
      make_payment_with_wallet: true,
      ...(coupon && { discount_code: coupon }),
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  const bought = (await response.json()) as { order_id: string; order_number: number };
  return { orderId: bought.order_id, order: orderName(bought.order_number) };
}

/** A customer with one order, of a cover letter. Returns the order's name. */
export async function signUpAndBuy(page: Page): Promise<string> {
  await signUpWithFunds(page, 3_000);
  return (await buyFromWallet(page)).order;
}

export async function onOwnDevice(
  browser: Browser,
  { javaScriptEnabled = true, width = 1280 } = {},
): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
  return context.newPage();
}

function hiddenFields(html: string, intent: string): Record<string, string> {
  const form = html.split("<form").find((one) => one.includes(`value="${intent}"`)) ?? "";
  const inputs = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries(Array.from(inputs, ([, name = "", value = ""]) => [name, value]));
}

export const addFunds = (page: Page): Locator => main(page).getByRole("region", { name: "Add funds" });

export async function openPayment(page: Page, path: string, price: string): Promise<void> {
  await open(page, path);
  await expectPrice(page, price);
  await box(page).getByRole("button", { name: "Buy Now" }).click();
  await expect(payment(page)).toBeVisible();
}

/** Chooses a gateway in the payment dialog and waits until the server has answered. */
export async function chooseGateway(page: Page, label: string, gateway: string): Promise<void> {
  await payment(page).getByLabel(label, { exact: true }).check();
  await expect(page).toHaveURL(new RegExp(`gateway=${gateway}`));
}

/** Changes only after the server has answered. */
export async function expectPrice(page: Page, price: string): Promise<void> {
  await expect(madeUpOf(page).getByRole("definition").last()).toHaveText(price);
  await expect(box(page).getByText("Price: ").locator("..")).toContainText(price);
}
