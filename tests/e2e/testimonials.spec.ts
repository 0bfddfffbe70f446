import type { Page } from "@playwright/test";

import { expect, main, open, signUp, signUpAndBuy, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { photo } from "#tests/hostile/files.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const slug = "cover-letter";
const writing = `/service/publish-testimonial/${slug}/`;
const why = "You cannot publish testimonials because you have not purchased any services yet.";
const words = () => `They read my letter twice and told me what to leave out. ${crypto.randomUUID()}`;

const field = (page: Page) => main(page).getByLabel("Your testimonial");
const picture = (page: Page) => main(page).getByLabel("Your picture");
const publish = (page: Page) => main(page).getByRole("button", { name: "Publish" });
const preview = (page: Page) => main(page).getByRole("region", { name: "How it will look" });
const card = (page: Page, said: string) => main(page).getByRole("figure").filter({ hasText: said });
const fileOf = async (format: "png" | "jpeg" | "webp" | "gif" = "png") => ({
  name: `me.${format}`,
  mimeType: `image/${format}`,
  buffer: await photo().toFormat(format).toBuffer(),
});

test("a visitor logs in first, and comes back", { tag: "@wide" }, async ({ page }) => {
  await page.goto(writing);
  await expect(page).toHaveURL(`/account/login/?next=${encodeURIComponent(writing)}`);
  const answer = await page.request.get("/service/publish-testimonial/moon-landing/", { maxRedirects: 0 });
  expect(answer.headers()["location"]).toBe("/error");
});

for (const width of inTurn([360, 1440], 0)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("who has bought nothing reads why they cannot write", { tag: "@wide" }, async ({ page }) => {
      await signUp(page);
      await open(page, writing);
      await expect(main(page).getByText(why)).toBeVisible();
      for (const control of [publish(page), field(page), picture(page)]) await expect(control).toBeDisabled();
      await expectGoodPage(page, writing);
      await open(page, `/service/premium/${slug}/`);
      await expect(main(page).getByText(why)).toBeVisible();
      await expect(main(page).getByRole("button", { name: "Write a Testimonial" })).toBeDisabled();
    });

    test("a customer writes with a picture, sees before how it will look, and takes both away", async ({
      page,
    }) => {
      test.slow();
      await signUpAndBuy(page);
      await open(page, `/service/premium/${slug}/`);
      await main(page).getByRole("link", { name: "Write a Testimonial" }).click();
      const said = words();
      await field(page).fill(said);
      await expect(preview(page).getByRole("figure")).toContainText(said);
      await expect(preview(page).getByRole("figure")).toContainText("Meera N.");
      await picture(page).setInputFiles(await fileOf("jpeg"));
      await expect(preview(page).locator("figcaption img")).toHaveAttribute("src", /^data:image\/jpeg/);
      await publish(page).click();
      await expect(main(page).getByText("Your testimonial is published.")).toBeVisible();
      await expectGoodPage(page, `${writing}, published`);

      await main(page).getByRole("link", { name: "See it on the page" }).click();
      const drawn = card(page, said).locator("figcaption img");
      await expect(drawn).toHaveAttribute("src", /^\/avatars\/[\da-f-]{36}\.webp$/);
      const address = (await drawn.getAttribute("src"))!;
      const file = await page.request.get(address);
      expect(file.headers()).toMatchObject({
        "content-type": "image/webp",
        "x-content-type-options": "nosniff",
        "content-disposition": "inline",
        "content-security-policy": "sandbox; default-src 'none'",
        "cache-control": "public, max-age=31536000, immutable",
      });
      // Cached pages for visitors change at once, too.
      const visitor = await page.context().browser()!.newContext();
      const theirs = await visitor.newPage();
      await theirs.goto(new URL("/reviews/", page.url()).href);
      await expect(card(theirs, said).locator("figcaption img")).toHaveAttribute("src", address);
      await visitor.close();

      await open(page, writing);
      await main(page).getByLabel("Remove my picture").check();
      const again = words();
      await field(page).fill(again);
      await publish(page).click();
      await expect(main(page).getByText("Your testimonial is published.")).toBeVisible();
      await expect(main(page).getByLabel("Remove my picture")).toHaveCount(0);
      expect((await page.request.get(address)).status()).toBe(404);
      await main(page).getByRole("link", { name: "See it on the page" }).click();
      await expect(card(page, again)).toHaveCount(1);
      await expect(card(page, again).locator("figcaption img")).toHaveCount(0);
      await expect(card(page, said)).toHaveCount(0);

      await open(page, writing);
      await main(page).getByRole("button", { name: "Remove" }).click();
      const question = page.getByRole("dialog", { name: "Remove this testimonial?" });
      await question.getByRole("button", { name: "Cancel" }).click();
      await expect(field(page)).toHaveValue(again);
      await main(page).getByRole("button", { name: "Remove" }).click();
      await question.getByRole("button", { name: "Remove" }).click();
      await expect(main(page).getByText("Your testimonial is removed.")).toBeVisible();
      await expect(field(page)).toHaveValue("");
      await open(page, `/service/premium/${slug}/`);
      await expect(card(page, again)).toHaveCount(0);
    });
  });
}

test.describe("what is refused", () => {
  // Chromium logs the 413 for a picture that is too large.
  test.use({ expectedErrors: /status of 413/ });

  test("is said beside its field, and nothing is published", { tag: "@wide" }, async ({ page }) => {
    await signUpAndBuy(page);
    await open(page, writing);
    await field(page).fill("Good.");
    await publish(page).click();
    await expect(field(page)).toHaveAccessibleDescription(/Error: Write at least 20 characters/);

    const said = words();
    await field(page).fill(said);
    await picture(page).setInputFiles(await fileOf("gif"));
    await publish(page).click();
    await expect(picture(page)).toHaveAccessibleDescription(
      /Error: This file is not a PNG, JPEG or WebP picture/,
    );
    await expect(field(page)).toHaveValue(said);

    const large = { name: "me.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024) };
    await picture(page).setInputFiles(large);
    await expect(picture(page)).toHaveAccessibleDescription(/larger than 2 MB/);
    await publish(page).click();
    await expect(picture(page)).toBeFocused();
    await picture(page).setInputFiles([]);
    await publish(page).click();
    await expect(main(page).getByText("Your testimonial is published.")).toBeVisible();
  });
});

test(
  "a customer's picture is set and taken away on their profile too, apart from their details",
  { tag: "@wide" },
  async ({ page }) => {
    const username = await signUp(page);
    await open(page, `/profile/${username}/`);
    await expect(main(page).getByRole("heading", { name: "Your profile" })).toBeVisible();
    const form = main(page).getByRole("region", { name: "How others see you" });
    const shown = form.getByRole("img", { name: "You, as others see you now" });
    await picture(page).setInputFiles(await fileOf("gif"));
    await form.getByRole("button", { name: "Save the picture" }).click();
    await expect(picture(page)).toHaveAccessibleDescription(
      /Error: This file is not a PNG, JPEG or WebP picture/,
    );
    await expect(shown).toHaveCount(0);
    await picture(page).setInputFiles(await fileOf("webp"));
    await form.getByRole("button", { name: "Save the picture" }).click();
    await expect(shown).toHaveAttribute("src", /^\/avatars\//);
    await expectGoodPage(page, "profile with a picture");
    await form.getByLabel("Remove my picture").check();
    await form.getByRole("button", { name: "Save the picture" }).click();
    await expect(shown).toHaveCount(0);
    await expect(main(page).getByLabel("First name")).toHaveValue("Meera");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 413/ });

  test(
    "a customer previews, publishes with a picture, is refused a file too large, and removes it",
    { tag: "@wide" },
    async ({ page, browser, baseURL }) => {
      test.slow();
      const buying = await browser.newContext({
        javaScriptEnabled: true,
        timezoneId: "Asia/Kolkata",
        baseURL,
      });
      await signUpAndBuy(await buying.newPage());
      await page.context().addCookies(await buying.cookies());
      await buying.close();

      await page.goto(writing);
      const said = words();
      await field(page).fill(said);
      await main(page).getByRole("button", { name: "Preview" }).click();
      await expect(preview(page).getByRole("figure")).toContainText(said);
      await expect(field(page)).toHaveValue(said);
      await picture(page).setInputFiles(await fileOf("webp"));
      await publish(page).click();
      await expect(main(page).getByText("Your testimonial is published.")).toBeVisible();
      await expect(preview(page).locator("figcaption img")).toHaveAttribute("src", /^\/avatars\//);

      const large = { name: "me.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024) };
      await picture(page).setInputFiles(large);
      const refused = page.waitForResponse((answer) => answer.request().method() === "POST");
      await publish(page).click();
      expect((await refused).status()).toBe(413);
      await expect(main(page).getByRole("alert")).toContainText("What you sent is too large.");

      await page.goto(writing);
      await main(page).getByRole("button", { name: "Remove" }).click();
      const question = page.getByRole("dialog", { name: "Remove this testimonial?" });
      await question.getByRole("button", { name: "Remove" }).click();
      await expect(main(page).getByText("Your testimonial is removed.")).toBeVisible();
    },
  );
});
