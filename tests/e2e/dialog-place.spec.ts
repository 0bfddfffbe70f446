import { chooseCurrency, expect, payment, signUp, test } from "#tests/e2e/journey.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata" });

for (const width of inTurn([360, 1280], 0)) {
  test(`at ${width} px a dialog the server drew stays where it is when its script comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signUp(page);
    await chooseCurrency(page, "INR");
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/.+\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`/service/premium/resume-help/?pay=${crypto.randomUUID()}`, { waitUntil: "commit" });
    const dialog = payment(page);
    await expect(dialog.getByRole("button", { name: /^Pay / }), "it can be used").toBeInViewport();
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const drawn = await dialog.boundingBox();
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(false);

    scripts.resolve();
    await expect.poll(() => dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    await expect.poll(() => dialog.boundingBox()).toEqual(drawn);
  });
}
