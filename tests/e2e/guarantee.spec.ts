import type { Locator, Page } from "@playwright/test";

import { joinDesk } from "#tests/e2e/desk-journey.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import {
  buyFromWallet,
  expect,
  main,
  onOwnDevice,
  orders,
  signUpWithFunds,
  test,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

test.setTimeout(120_000);

const region = (page: Page) => main(page).getByRole("region", { name: "Guarantee", exact: true });
const press = (within: Locator, name: string) => within.getByRole("button", { name, exact: true }).click();
const letter = (name: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from("We are sorry to tell you."),
});

/** Bought, worked on and accepted: the work itself has journeys of its own. */
async function buyFinished(
  page: Page,
  { funds = 45_000, visaHelp = false } = {},
): Promise<{ order: string; casePath: string }> {
  await signUpWithFunds(page, funds);
  const bought = await buyFromWallet(page, {
    service_link_list: ["complete-application"],
    com_application_cos: 5,
    is_cha_visa: visaHelp,
  });
  await inDatabase("update order_items set state = 'completed' where order_id = $1", [bought.orderId]);
  await page.goto("/account/dashboard/");
  const link = orders(page).getByRole("link", { name: "Complete application help", exact: true });
  return { order: bought.order, casePath: (await link.getAttribute("href")) ?? "" };
}

async function openClaim(page: Page, casePath: string): Promise<void> {
  await page.goto(casePath);
  await region(page).locator("summary").filter({ hasText: "Claim the guarantee" }).click();
}

async function sendClaim(page: Page): Promise<void> {
  const words = region(page).getByLabel(/^Each (university|application), the day you/);
  await words.fill("Bremen refused on 3 May, Delft on 9 May. Both filed in January.");
  const letters = [letter("bremen.txt"), letter("delft.txt")];
  await region(page).getByLabel("Letters of refusal").setInputFiles(letters);
  await press(region(page), "Claim the guarantee");
  await expect(main(page).getByText(/We’ve received your claim\. A manager will email you/)).toBeVisible();
  await expect(region(page).getByRole("link", { name: "bremen.txt" }).first()).toBeVisible();
}

test("a guarantee is claimed with its letters, accepted at the desk and paid", async ({ browser }) => {
  const [customer, manager] = [await onOwnDevice(browser), await onOwnDevice(browser)];
  const { order, casePath } = await buyFinished(customer);
  await joinDesk(manager, "manager");

  await test.step("the customer claims it, and sees so everywhere", async () => {
    await openClaim(customer, casePath);
    await expect(region(customer)).toContainText("If we accept it, ₹39,999.00 comes back.");
    await expectGoodPage(customer, "a case with the form of a guarantee claim");
    await sendClaim(customer);
    await expectGoodPage(customer, "a case with a guarantee claim");
    const state = main(customer).getByRole("region", { name: "Where it stands" });
    await expect(state).toContainText("Guarantee claimed");
    await customer.goto("/account/dashboard/");
    await expect(orders(customer)).toContainText("Guarantee claimed");
    await expect(orders(customer)).toContainText("A manager will answer within five working days.");
  });

  await test.step("a manager finds it, reads a letter and accepts", async () => {
    await manager.goto(`/staff/work?state=completed&person=nobody`);
    await expect(main(manager).getByRole("row").filter({ hasText: order })).toContainText(
      "Guarantee claimed",
    );
    await manager.goto("/staff/guarantee-claims");
    await expectGoodPage(manager, "guarantee claims at the desk");
    await main(manager).getByRole("row").filter({ hasText: order }).getByRole("link").click();
    await expect(main(manager).getByText("The customer has claimed the guarantee.")).toBeVisible();
    await region(manager).getByRole("link", { name: "delft.txt" }).click();
    const [taken] = await Promise.all([
      manager.waitForEvent("download"),
      main(manager).getByRole("link", { name: "Download" }).click(),
    ]);
    expect(taken.suggestedFilename()).toBe("delft.txt");
    await manager.goBack();
    await expectGoodPage(manager, "a guarantee claim at the desk");
    await press(region(manager), "Accept and refund ₹39,999.00");
    await expect(main(manager).getByText(/The claim is accepted and the refund is on its way/)).toBeVisible();
  });

  await test.step("the fee is in the wallet, and the case says so", async () => {
    await customer.goto("/service/wallet/");
    await expect(main(customer)).toContainText("₹45,000.00");
    await customer.goto(casePath);
    await expect(region(customer)).toContainText("Refunded: ₹39,999.00 to your wallet.");
    await expect(region(customer).getByRole("button")).toHaveCount(0);
    await expectGoodPage(customer, "a case with an accepted guarantee claim");
  });
  for (const page of [customer, manager]) await page.context().close();
});

test("without JavaScript a claim is made, refused with a reason and made again", async ({ browser }) => {
  const plain = { javaScriptEnabled: false };
  const [customer, manager] = [await onOwnDevice(browser, plain), await onOwnDevice(browser, plain)];
  const { order, casePath } = await buyFinished(customer, { funds: 60_000, visaHelp: true });
  await joinDesk(manager, "manager");
  await openClaim(customer, casePath);
  await region(customer)
    .getByLabel(/^Each application/)
    .fill("Both refused.");
  await press(region(customer), "Claim the guarantee");
  await expect(region(customer)).toContainText("Add the letters of refusal: we need at least one.");
  await openClaim(customer, casePath);
  await region(customer).getByRole("radio", { name: "Visa guarantee" }).check();
  await sendClaim(customer);

  await manager.goto("/staff/guarantee-claims");
  await main(manager).getByRole("row").filter({ hasText: order }).getByRole("link").click();
  await region(manager).locator("summary").filter({ hasText: "Refuse" }).click();
  await region(manager).getByLabel("Why the claim is refused").fill("Please add the letter from Oslo.");
  await press(region(manager), "Refuse the claim");
  await expect(
    main(manager).getByText("The claim is refused. The customer can read your reasons."),
  ).toBeVisible();

  await customer.goto(casePath);
  await expect(region(customer)).toContainText("Not accepted");
  await expect(region(customer)).toContainText("Our answer: Please add the letter from Oslo.");
  // Axe needs scripts.
  const awake = await onOwnDevice(browser);
  await awake.context().addCookies(await customer.context().cookies());
  await openClaim(awake, casePath);
  await expectGoodPage(awake, "a case with a refused claim and two guarantees");
  await openClaim(customer, casePath);
  await region(customer).getByRole("radio", { name: "Admissions guarantee" }).check();
  await sendClaim(customer);
  await expect(region(customer).getByRole("heading", { level: 3 })).toHaveText([
    "Admissions guarantee",
    "Visa guarantee",
  ]);
  await press(region(customer), "Withdraw claim");
  await expect(main(customer).getByText("Your claim is withdrawn. You can claim again.")).toBeVisible();
  for (const page of [customer, manager, awake]) await page.context().close();
});

test("what comes back is read before buying, on the case and in the refund rules", async ({ page }) => {
  const row = (name: string | RegExp) => main(page).getByRole("row").filter({ hasText: name }).first();
  for (const path of ["/service/premium/complete-application/", "/refunds"]) {
    await page.goto(path);
    await expect(row(/once you have approved the list/i)).toContainText("70%");
  }
  await signUpWithFunds(page, 45_000);
  await buyFromWallet(page, { service_link_list: ["complete-application"], com_application_cos: 5 });
  await page.goto("/account/dashboard/");
  await orders(page).getByRole("link", { name: "Complete application help", exact: true }).click();
  await expect(row("Before work begins")).toContainText("Now");
  await expect(row("Before work begins")).toContainText("All");
  await expect(row("Once you have approved the list")).not.toContainText("Now");
  await main(page).locator("summary").filter({ hasText: "Request cancellation" }).click();
  await expect(
    main(page).getByRole("button", { name: "Request cancellation (refund ₹39,999.00)" }),
  ).toBeVisible();
  await expectGoodPage(page, "a case with its refund table");
});
