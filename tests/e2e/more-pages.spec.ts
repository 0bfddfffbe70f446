import { accessibilityFaults } from "#tests/e2e/accessibility-faults.ts";
import {
  accountMenu,
  addFunds,
  chooseCurrency,
  expect,
  fillCart,
  main,
  open,
  openPayment,
  payment,
  signUp,
  test,
} from "#tests/e2e/journey.ts";

test.use({ timezoneId: "Asia/Kolkata", reducedMotion: "reduce" });

const pages = [
  ["/terms", "Terms"],
  ["/privacy", "Privacy"],
  ["/refunds", "Refunds and guarantee"],
  ["/cookies", "Cookies"],
  ["/accessibility", "Accessibility"],
  ["/contact", "Contact"],
  ["/reviews/", "Reviews"],
  ["/admits_rejects/", "Admits and rejects"],
  ["/guide", "Find the right service"],
] as const;

test("each page has its heading, title and description", { tag: "@wide" }, async ({ page }) => {
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(main(page).getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${heading} .*Landfall$`));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{30,}/);
  }
});

test("the footer of every page leads to all of the small print", async ({ page }) => {
  await open(page, "/error");
  const footer = page.getByRole("contentinfo");
  for (const [path] of pages.slice(0, 6)) {
    const link = footer.locator(`a[href="${path}"]`);
    await expect(link).toBeVisible();
    expect((await page.request.get(path)).status()).toBe(200);
  }
});

test("the header leads to the reviews", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/");
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Reviews" }).click();
  await expect(page).toHaveURL(/\/reviews\/$/);
});

test("admits are filtered by country, degree and papers, and the address keeps the choice", async ({
  page,
}) => {
  await open(page, "/admits_rejects/");
  await expect(main(page).getByText("No figures of rejections were given to us")).toBeVisible();
  await expect(main(page).getByText(/^Illustration:/)).toBeVisible();
  await expect(main(page).getByRole("status")).toHaveText("269 admits in 13 rows");
  await page.getByLabel("Country", { exact: true }).selectOption("USA");
  await page.getByLabel("Degree", { exact: true }).selectOption("Ph.D.");
  await page.getByLabel("Papers", { exact: true }).selectOption("with");
  await main(page).getByRole("button", { name: "Show" }).click();
  await expect(main(page).getByRole("status")).toHaveText("26 admits in 2 rows");
  await expect(page.getByRole("columnheader", { name: "Without papers" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Country", { exact: true })).toHaveValue("USA");
  await page.goto("/admits_rejects/?country=Canada&degree=Ph.D.");
  await main(page).getByRole("link", { name: "Show all admits" }).click();
  await expect(main(page).getByRole("status")).toHaveText("269 admits in 13 rows");
});

test("a customer changes their details, and the header greets them anew", async ({ page }) => {
  const username = await signUp(page);
  await open(page, "/");
  await accountMenu(page).click();
  await page.getByRole("link", { name: "Your profile" }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/${username}/$`));
  await page.getByLabel("Mobile").fill("12");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter 6 to 14 digits, without the country code.");
  await page.getByLabel("First name").fill("Noor");
  await page.getByLabel("Mobile").fill("79 1234 567");
  await page.getByLabel("Country").selectOption({ label: "Jordan" });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(main(page).getByRole("status")).toContainText("Your profile is saved.");
  await expect(page.getByLabel("Mobile")).toHaveValue("791234567");
  await expect(accountMenu(page)).toHaveText(/Noor/);
});

test.describe("somebody else's profile", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("is as unknown as one that nobody has", async ({ page }) => {
    await signUp(page);
    for (const username of ["asha", "nobody-at-all"]) {
      const response = await page.goto(`/profile/${username}/`);
      expect(response!.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "We could not find this page" })).toBeVisible();
    }
  });
});

test("a visitor logs in first and is led back to the profile", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/profile/asha");
  await expect(page).toHaveURL(/\/account\/login\/\?next=%2Fprofile%2Fasha%2F$/);
});

test(
  "every button that pays stands beside the terms: one service, the cart, and a top-up",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await openPayment(page, "/service/premium/cover-letter/", "₹1,999.00");
    await expect(payment(page).getByText("By paying you accept the terms")).toBeVisible();
    await expect(payment(page).getByRole("link", { name: /^terms/ })).toHaveAttribute("href", "/terms");
    await fillCart(page, { link: "cover-letter", currency: "INR" });
    await open(page, "/service/cart");
    await main(page)
      .getByRole("link", { name: "Buy Now" })
      .or(main(page).getByRole("button", { name: "Buy Now" }))
      .click();
    await expect(payment(page).getByText("By paying you accept the terms")).toBeVisible();
    await open(page, "/service/wallet/?amount=200&gateway=stripe");
    await expect(addFunds(page).getByText("By paying you accept the terms")).toBeVisible();
  },
);
