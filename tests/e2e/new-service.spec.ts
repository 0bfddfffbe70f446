import type { Page } from "@playwright/test";

import { dora, inIndia, joinDesk } from "#tests/e2e/desk-journey.ts";
import { answerForm, openForm, pressIn, whatWeNeed } from "#tests/e2e/intake-journey.ts";
import { buyFromWallet, expect, main, onOwnDevice, signUpWithFunds, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

// An invalid form.
test.use({ expectedErrors: /status of 4(09|22)/ });
test.setTimeout(120_000);

const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const said = (page: Page, words: string | RegExp) =>
  expect(main(page).getByText(words).first()).toBeVisible();

type Good = (page: Page, name: string) => Promise<void>;

async function makeDraft(owner: Page, name: string, slug: string, good: Good): Promise<void> {
  await owner.goto("/staff/catalogue/services");
  await main(owner).getByRole("link", { name: "New Service" }).click();
  await owner.getByLabel("Made after").selectOption("cover-letter");
  await press(owner, "Continue");
  await owner.getByLabel("Name", { exact: true }).fill(name);
  await owner.getByLabel("Address").fill("cover-letter");
  await owner.getByLabel("Short text").fill("A proposal that a committee reads to the end.");
  await owner.getByLabel("The service, in rupees").fill("4,500");
  await owner.getByLabel("The service, in US dollars").fill("nothing");
  await press(owner, "Make the Draft");
  await expect(owner.getByLabel("Address")).toHaveAccessibleDescription(/Another service has this address/);
  await expect(owner.getByLabel("The service, in US dollars")).toHaveAccessibleDescription(/in figures/);
  await expect(owner.getByLabel("Name", { exact: true })).toHaveValue(name);
  await good(owner, "the form of a new service");
  await owner.getByLabel("Address").fill(slug);
  await owner.getByLabel("The service, in US dollars").fill("70");
  await press(owner, "Make the Draft");
  await said(owner, /The draft is made/);
  await expect(main(owner).getByRole("heading", { level: 1 })).toHaveText(name);
}

for (const [javaScriptEnabled, width] of inTurn(
  [
    [true, 1440],
    [false, 360],
  ] as const,
  0,
)) {
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript at ${width} px`;

  test(`an owner makes a service, a customer buys it, and a counsellor works on it, ${how}`, async ({
    browser,
  }) => {
    const [owner, customer, counsellor] = [
      await onOwnDevice(browser, { javaScriptEnabled, width }),
      await onOwnDevice(browser),
      await onOwnDevice(browser, { javaScriptEnabled, width }),
    ];
    const mark = crypto.randomUUID().slice(0, 8);
    const slug = `proposal-${mark}`;
    const name = `Thesis proposal ${mark}`;
    const path = `/service/premium/${slug}/`;
    const good: Good = async (page, about) => {
      if (javaScriptEnabled) await expectGoodPage(page, about);
    };
    await joinDesk(owner, "owner", inIndia);
    await signUpWithFunds(customer, 6_000);
    await makeDraft(owner, name, slug, good);

    // A draft is the desk's alone.
    expect((await customer.request.get(path, { maxRedirects: 0 })).status()).toBe(302);
    expect((await customer.request.get(`${path}?draft`, { maxRedirects: 0 })).status()).toBe(302);
    await main(owner).getByRole("link", { name: "See its page" }).click();
    await said(owner, "Only the desk sees them.");
    await expect(main(owner).getByRole("heading", { level: 1 })).toHaveText(name);
    await good(owner, "a draft’s page");
    await main(owner).getByRole("link", { name: "Back to the service" }).click();
    await owner.getByRole("textbox", { name: "About Service" }).fill("We read your field first.");
    await press(owner, "Save");
    await said(owner, "The text is saved.");
    await press(owner, "Put It on Sale");
    await said(owner, "It is on sale.");

    for (const list of ["/service/", "/sitemap.xml"]) {
      await expect
        .poll(async () => (await customer.request.get(list)).text(), { timeout: 5_000 })
        .toContain(path);
    }
    await customer.goto(`/service/?q=${mark}`);
    await main(customer).getByRole("link", { name, exact: true }).first().click();
    await said(customer, "We read your field first.");
    await said(customer, /4,500\.00/);
    await customer.goto(`/service/compare/?service=${slug}&service=cover-letter`);
    await said(customer, name);
    const { order } = await buyFromWallet(customer, { service_link_list: [slug] });
    await openForm(customer);
    await answerForm(whatWeNeed(customer));
    await pressIn(whatWeNeed(customer), "Send");
    await customer.goto("/account/dashboard/");
    await said(customer, name);

    await joinDesk(counsellor, "counsellor", dora);
    await counsellor.goto(`/staff/work?person=nobody&service=${slug}`);
    const row = main(counsellor).getByRole("row").filter({ hasText: order });
    await expect(row).toContainText(name);
    await row.getByRole("button", { name: "Take" }).click();
    await said(counsellor, "The item is yours.");
    await press(counsellor, "Begin Work");
    await said(counsellor, "The item is moved.");
    await expect(main(counsellor).getByRole("heading", { level: 1 })).toContainText(name);
    for (const page of [owner, customer, counsellor]) await page.context().close();
  });
}
