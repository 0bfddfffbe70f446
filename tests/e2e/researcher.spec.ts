import type { Page } from "@playwright/test";

import { ask, check, letter, next } from "#tests/e2e/check-journey.ts";
import { joinDesk } from "#tests/e2e/desk-journey.ts";
import { entry, openBundle, openEntry, paper, send } from "#tests/e2e/evidence-journey.ts";
import { openForm, whatWeNeed } from "#tests/e2e/intake-journey.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import {
  buyFromWallet,
  expect,
  main,
  onOwnDevice,
  open,
  payIntoWallet,
  signUp,
  signUpOnPage,
  test,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

test.use({ timezoneId: "Asia/Kolkata", expectedErrors: /status of 409/ });
test.setTimeout(120_000);

const status = (page: Page) => main(page).getByRole("status");

async function answerWaiver(page: Page): Promise<void> {
  await open(page, check("eb-2-niw"));
  await main(page).getByRole("radio", { name: "Somewhere else" }).check();
  await next(page);
  await main(page)
    .getByRole("radio", { name: /^A bachelor’s, and at least 5 years/ })
    .check();
  await next(page);
  await main(page)
    .getByRole("radio", { name: /^Yes, normally a bachelor’s/ })
    .check();
  await next(page);
  await expect(ask(page, /^Do you have an official record/)).toBeVisible();
  await next(page);
  await next(page);
  await main(page).getByRole("checkbox", { name: "Yes, for my profession or occupation" }).check();
  await main(page).getByRole("button", { name: "See the result now" }).click();
  await expect(letter(page)).toContainText("You named evidence for 1 of the 6 kinds.");
}

test("an unsure researcher checks, keeps the result, chats, buys, proves and takes the bundle", async ({
  page,
  browser,
}) => {
  await answerWaiver(page);
  await letter(page).getByRole("button", { name: "Keep in my account" }).click();
  await main(page).getByRole("link", { name: "Sign Up" }).click();
  await signUpOnPage(page, "India");
  await expect(main(page).getByRole("heading", { name: /^Keep your result for EB-2/ })).toBeVisible();
  await expectGoodPage(page, "a result that is offered to be kept");
  await main(page).getByRole("button", { name: "Keep in my account" }).click();
  await expect(status(page)).toContainText("The result is kept in your account.");
  await expectGoodPage(page, "the kept self-checks");
  await main(page)
    .getByRole("button", { name: /^See the result/ })
    .click();
  await expect(letter(page)).toContainText("You named evidence for 1 of the 6 kinds.");

  await open(page, "/service/free-chat/?service=eb2-niw");
  await main(page).getByRole("checkbox").check();
  await main(page).getByRole("group", { name: "Time", exact: true }).getByRole("radio").first().check();
  await main(page).getByRole("button", { name: "Book Free Chat" }).click();
  await expect(status(page)).toContainText("has been Booked");

  await payIntoWallet(page, 300_000);
  const { orderId } = await buyFromWallet(page, { service_link_list: ["eb2-niw"] });
  await openForm(page);
  const itemId = itemIn(page);
  await expect(whatWeNeed(page)).toContainText("We filled in what you told us before:");
  await expect(whatWeNeed(page).getByLabel("What have you done that others use or cite?")).toHaveValue(
    /A licence or certification: Yes, for my profession or occupation/,
  );
  await expectGoodPage(page, "a case with an evidence list");
  await main(page).getByRole("link", { name: "See the list" }).click();
  await expect(entry(page, "A licence or certification")).toContainText("From your self-check");
  await expectGoodPage(page, "an evidence list");

  const licence = await openEntry(page, "A licence or certification");
  await expectGoodPage(page, "an entry of an evidence list");
  await licence.getByLabel("New files").setInputFiles([paper("licence.txt", "Licence 7 of 2019.")]);
  await send(licence);
  await expect(entry(page, "A licence or certification")).toContainText(
    "Sent. Your counsellor will look at it.",
  );
  const position = await openEntry(page, "Well positioned");
  await position.getByLabel("licence.txt").check();
  await position.getByLabel("New files").setInputFiles([paper("plan.txt", "A plan in five steps.")]);
  await send(position);
  const passport = await openEntry(page, "Passport");
  await expect(passport.getByLabel("New files")).toHaveCount(0);
  await passport.getByLabel(/^Your passport expires on/).fill("2026-12-31");
  await send(passport);
  await expect(entry(page, "Passport")).toContainText("Expires soon, on 31 December 2026.");

  const counsellor = await onOwnDevice(browser, { width: 1440 });
  const dora = await joinDesk(counsellor, "counsellor");
  await inDatabase(
    `update order_items set assigned_to = (select id from users where username = $2) where order_id = $1`,
    [orderId, dora],
  );
  await open(counsellor, "/staff/");
  await main(counsellor).getByRole("link", { name: "3 Evidence to check" }).click();
  const own = counsellor.locator(`a[href="/staff/work/${itemId}"]`);
  await expect(main(counsellor).getByRole("row").filter({ has: own })).toContainText("Evidence to check");
  await own.click();
  await expect(counsellor).toHaveURL(`/staff/work/${itemId}`);
  await expect(main(counsellor).getByRole("region", { name: "Evidence list" })).toContainText(
    "3 sent, waiting for you.",
  );
  await main(counsellor).getByRole("link", { name: "Work on the list" }).click();
  await expectGoodPage(counsellor, "an evidence list at the desk");
  const decide = (title: string) => main(counsellor).getByRole("form", { name: `Decide: ${title}` });
  await decide("A licence or certification").getByRole("button", { name: "Accept" }).click();
  await expect(entry(counsellor, "A licence or certification")).toContainText("Accepted");
  await decide("Well positioned").getByRole("button", { name: "Weak" }).click();
  await expect(main(counsellor).getByRole("alert")).toContainText("Write to the customer what is wrong");
  await decide("Well positioned").getByLabel("Note to the customer").fill("Add figures to step three.");
  await decide("Well positioned").getByRole("button", { name: "Weak" }).click();
  await expect(entry(counsellor, "Well positioned")).toContainText("Waiting for the customer");
  await main(counsellor).getByText("An entry of your own").click();
  await main(counsellor).getByLabel("What you need").fill("Letter of the pilot plant");
  await main(counsellor).getByRole("button", { name: "Add the entry" }).click();
  await expect(entry(counsellor, "Letter of the pilot plant")).toContainText("The entry is on the list.");

  await open(page, "/account/dashboard/");
  await expect(main(page)).toContainText("2 entries of your evidence list wait for you");
  await main(page)
    .getByRole("link", { name: /^See the list/ })
    .click();
  await expect(main(page)).toContainText(/1 of \d+ ready/);
  await expect(entry(page, "Well positioned")).toContainText("Add figures to step three.");
  await expect(entry(page, "Letter of the pilot plant")).toContainText("Missing");
  await expect(entry(page, "Refusal letters")).toContainText("If it applies");
  await expect(main(page).getByRole("navigation", { name: "Waiting for you" }).getByRole("link")).toHaveText([
    "Well positioned",
    "Letter of the pilot plant",
  ]);
  await expect(entry(page, "A licence or certification").getByRole("link", { name: /^Change/ })).toHaveCount(
    0,
  );
  await expectGoodPage(page, "an evidence list with decisions");

  for (const reader of [page, counsellor]) {
    const bundle = await openBundle(reader);
    expect([...bundle.keys()]).toEqual(["index.pdf", "files/01 licence.txt", "files/02 plan.txt"]);
    expect(bundle.get("files/01 licence.txt")!.toString()).toBe("Licence 7 of 2019.");
    expect(bundle.get("files/02 plan.txt")!.toString()).toBe("A plan in five steps.");
    expect(bundle.get("index.pdf")!.subarray(0, 5).toString()).toBe("%PDF-");
  }
});

test("a stranger finds neither list nor bundle", async ({ page, browser }) => {
  const owner = await onOwnDevice(browser);
  await signUp(owner);
  await payIntoWallet(owner, 300_000);
  await buyFromWallet(owner, { service_link_list: ["eb2-niw"] });
  await openForm(owner);
  const list = `/account/services/${itemIn(owner)}/evidence`;
  await signUp(page);
  for (const path of [list, `${list}/bundle`])
    expect((await page.request.get(path)).status(), path).toBe(404);
  for (const path of [list, `${list}/bundle`])
    expect((await owner.request.get(path)).status(), path).toBe(200);
});

function itemIn(page: Page): string {
  return /services\/([^/?#]+)/.exec(page.url())?.[1] ?? "";
}
