import { box, expect, expectPrice, main, open, payment, signUp, test } from "#tests/e2e/journey.ts";
import { expectGoodPage, layoutShift, layoutShiftMax, slowDown } from "#tests/e2e/page-quality.ts";
import { wide } from "#tests/setup/wide.ts";
import { fontsInTurn, inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata", reducedMotion: "reduce" });

test.describe("an address nobody has", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("is accessible in light and dark and fits a small phone", async ({ page }) => {
    await open(page, "/nothing/here");
    await expectGoodPage(page, "404");
  });
});

test(
  "a customer's empty pages are accessible in light and dark and fit a small phone",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    for (const path of ["/service/cart", "/service/wallet/", "/account/dashboard/"]) {
      await open(page, path);
      await expectGoodPage(page, path);
    }
  },
);

test("a customer's filled pages are accessible in light and dark and fit a small phone", async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page);
  await open(page, "/service/premium/complete-application/?universities=12&lightning=1&visa_help=1");
  await expectPrice(page, "₹1,00,097.99");
  await box(page).getByRole("button", { name: "Add to Cart" }).click();
  await expect(box(page).getByText("Item added to cart.")).toBeVisible();
  if (wide) await expectGoodPage(page, "added to the cart");
  await open(page, "/service/cart");
  await expectGoodPage(page, "/service/cart");
  await main(page).getByRole("button", { name: "Buy Now" }).click();
  await expect(payment(page)).toBeVisible();
  await expectGoodPage(page, "the payment dialog");
  await payment(page).getByLabel("Card").check();
  await expect(page).toHaveURL(/gateway=stripe/);
  await payment(page).getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(/\/account\/orders\//);
  await expectGoodPage(page, "the page of an order");
  await open(page, "/account/dashboard/");
  await expectGoodPage(page, "/account/dashboard/");
  if (!wide) return;
  await open(page, "/service/publish-testimonial/complete-application/");
  await expectGoodPage(page, "writing a testimonial");
});

const devices = [
  { device: "a wide screen", viewport: { width: 1440, height: 900 } },
  { device: "a phone", viewport: { width: 360, height: 740 } },
];

const paths = [
  "/",
  "/contact",
  "/service/",
  "/service/premium/complete-application/",
  "/service/premium/o-1-visa/",
];

for (const [turn, path] of paths.entries()) {
  for (const { device, viewport } of wide || turn % 2 === 0 ? inTurn(devices, turn) : []) {
    test.describe(`on ${device}`, fontsInTurn(turn + 1), () => {
      test.use({ viewport });

      test(`${path} does not move on a slow machine whose fonts and scripts come late`, async ({ page }) => {
        await slowDown(page);
        await open(page, path);
        await page.evaluate(() => document.fonts.ready);
        expect(await layoutShift(page)).toBeLessThan(layoutShiftMax);
      });
    });
  }
}

for (const { device, viewport } of inTurn(devices, 1)) {
  test.describe(`on ${device}`, fontsInTurn(0), () => {
    test.use({ viewport });

    test("a service's page does not move while it loads, nor when a choice changes", async ({ page }) => {
      await open(page, "/service/premium/complete-application/");
      await expectPrice(page, "₹54,999.00");
      expect(await layoutShift(page), "loading").toBeLessThan(layoutShiftMax);

      await box(page).getByLabel("Number of universities").scrollIntoViewIfNeeded();
      const before = await layoutShift(page);
      await box(page).getByLabel("Number of universities").selectOption("20");
      await expectPrice(page, "₹1,07,999.00");
      expect((await layoutShift(page)) - before, "changing a choice").toBeLessThan(layoutShiftMax);
      await box(page).getByLabel("Lightning speed", { exact: true }).check();
      await expectPrice(page, "₹1,34,998.75");
      expect((await layoutShift(page)) - before, "adding lightning speed").toBeLessThan(layoutShiftMax);
    });
  });
}
