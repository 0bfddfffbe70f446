import type { APIRequestContext, Page } from "@playwright/test";

import { expect, main, open, test } from "#tests/e2e/journey.ts";
import { layoutShift, layoutShiftMax } from "#tests/e2e/page-quality.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import { wide } from "#tests/setup/wide.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const link = (slug: string, query = "") => `/payment_link/${slug}/?serviceBuyLink=true${query}`;

async function ledTo(request: APIRequestContext, path: string): Promise<[number, string | null]> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const location = answer.headers()["location"];
  const url = location === undefined ? null : new URL(location, "http://site.invalid");
  return [answer.status(), url && url.pathname + url.search];
}

test(
  "addresses lead where the specification and their choices say",
  { tag: "@wide" },
  async ({ request }) => {
    const leads = (path: string) => ledTo(request, path);
    expect(await leads("/payment_link/lor-drafting/?letters=3&coupon=WELCOME10")).toEqual([
      303,
      "/service/premium/lor-drafting/?letters=3&coupon=WELCOME10",
    ]);
    expect(await leads("/payment_link/lor-drafting?serviceBuyLink=true&letters=3")).toEqual([
      308,
      link("lor-drafting", "&letters=3"),
    ]);
    expect((await leads(link("no-such-service")))[1]).toBe("/error");
    expect(await leads(link("gre-coaching", "&sessions=2"))).toEqual([
      308,
      link("gre-consultation", "&sessions=2"),
    ]);
    expect(await leads(link("research-paper", "&co_authors=3"))).toEqual([
      303,
      "/service/research_groups/?coAuthors=3",
    ]);
  },
);

test("the page is kept by nobody, listed nowhere, and told to no other site", async ({ request }) => {
  for (const path of [link("cover-letter"), link("cover-letter", "&for=x")]) {
    const answer = await request.get(path);
    expect(answer.headers()["cache-control"]).toBe("no-store");
    expect(answer.headers()["referrer-policy"]).toBe("same-origin");
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  }
});

test("a choice that is missing is asked for, and then the price stands there", async ({ page }) => {
  await open(page, link("lor-drafting", "&currency=INR&coupon=WELCOME10"));
  await main(page).getByLabel("Number of LORs").selectOption("3");
  await main(page).getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/serviceBuyLink=true.*letters=3/);
  await expect(main(page).getByRole("region", { name: "How the price is made up" })).toContainText(
    "₹5,397.30",
  );
  await expect(main(page).getByRole("link", { name: "Log In To Pay" })).toBeVisible();
});

test(
  "a link that names no currency is priced by the time zone, and nothing moves when the price comes",
  { tag: "@wide" },
  async ({ page }) => {
    await open(page, link("cover-letter"));
    await expect(main(page).getByRole("region", { name: "Total" })).toContainText("₹2,098.95");
    await expect(main(page).getByRole("link", { name: "Log In To Pay" })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(layoutShiftMax);
  },
);

const nothingToPress = async (page: Page) => {
  await expect(main(page).getByRole("link", { name: /Log In To Pay|Buy Now/ })).toHaveCount(0);
  await expect(main(page).getByRole("button", { name: /^Pay/ })).toHaveCount(0);
};

test(
  "what cannot be sold by a bare address is said in its own sentence",
  { tag: "@wide" },
  async ({ page }) => {
    const byLink = "This service is agreed with a counsellor and paid by a link that we send you.";
    await open(page, link("assignment-help", "&words=500&currency=INR"));
    await expect(main(page).getByText(byLink)).toBeVisible();
    await nothingToPress(page);
    await open(page, link("o-1-visa", "&currency=INR"));
    await expect(main(page)).toContainText("This service starts with a free eligibility check.");
    await nothingToPress(page);
    await open(page, link("lor-drafting", "&letters=99&currency=INR"));
    await expect(main(page).getByRole("alert")).toContainText("This link cannot be used to pay as it is.");
    await nothingToPress(page);
    await open(page, link("cover-letter", "&currency=INR&coupon=EXPIRED5"));
    await expect(main(page)).toContainText("₹1,999.00");
    await expect(
      main(page)
        .getByText(/coupon/i)
        .first(),
    ).toBeVisible();
  },
);

test(
  "hostile texts in every field of the address change nothing and run nowhere",
  { tag: "@wide" },
  async ({ page }) => {
    test.setTimeout(180_000);
    const fields =
      "letters lightning currency coupon pay quote platform problem payment open asked for".split(" ");
    const faults: string[] = [];
    const texts = hostileTexts.filter((_, index) => wide || index % 4 === 0);
    for (const [index, { name, text }] of texts.entries()) {
      const field = fields[index % fields.length]!;
      const query = new URLSearchParams([
        ["serviceBuyLink", "true"],
        ["letters", "3"],
        [field, text],
      ]);
      const answer = await page.request.get(`/payment_link/lor-drafting/?${query}`, { maxRedirects: 0 });
      if (answer.status() >= 500) faults.push(`${name} in ${field}: ${answer.status()}`);
    }
    expect(faults).toEqual([]);
    for (const { text } of hostileTexts.slice(0, 12)) {
      const query = new URLSearchParams({ letters: text, coupon: text, currency: "INR" });
      await page.goto(link("lor-drafting", `&${query}`));
      expect(await page.evaluate(() => (window as { __hacked?: unknown }).__hacked)).toBeUndefined();
    }
  },
);
