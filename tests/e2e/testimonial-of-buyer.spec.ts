import { box, expect, main, open, paidHeading, payment, signUpWithFunds, test } from "#tests/e2e/journey.ts";

test.use({ timezoneId: "Asia/Kolkata" });

test(
  "only who has bought something writes a testimonial, which then stands on the service's page",
  { tag: "@wide" },
  async ({ page }) => {
    const why = "You cannot publish testimonials because you have not purchased any services yet.";
    await signUpWithFunds(page, 3_000);
    await open(page, "/service/publish-testimonial/resume-help/");
    await expect(main(page).getByText(why)).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Publish" })).toBeDisabled();
    await open(page, "/service/premium/resume-help/");
    const disabled = main(page).getByRole("button", { name: "Write a Testimonial" });
    await expect(disabled).toBeDisabled();
    await expect(disabled).toHaveAccessibleDescription(why);

    await box(page).getByRole("button", { name: "Buy Now" }).click();
    await payment(page).getByLabel("Use wallet").check();
    await payment(page).getByRole("button", { name: "Pay ₹2,499.00" }).click();
    await expect(paidHeading(page)).toBeVisible();

    await open(page, "/service/premium/resume-help/");
    await expect(disabled).toHaveCount(0);
    await main(page).getByRole("link", { name: "Write a Testimonial" }).click();
    const words = `They cut my resume to <b>one page</b> and I got the interview. ${crypto.randomUUID()}`;
    await main(page).getByLabel("Your testimonial").fill(words);
    await main(page).getByRole("button", { name: "Publish" }).click();
    await expect(main(page).getByText("Your testimonial is published.")).toBeVisible();
    await main(page).getByRole("link", { name: "See it on the page" }).click();
    await expect(main(page).getByRole("figure").filter({ hasText: words })).toContainText("Meera N.");
  },
);
