import type { Browser, Page } from "@playwright/test";

import { inDatabase } from "#tests/e2e/journey-faults.ts";
import { composer, dora, joinDesk, timeline, writeAtDesk } from "#tests/e2e/desk-journey.ts";
import {
  buyFromWallet,
  expect,
  main,
  onOwnDevice,
  orders,
  ownOrigin,
  signUp,
  signUpWithFunds,
  test,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ expectedErrors: /status of (404|422)/ });

/** Paying needs JavaScript; the rest may run without. */
async function buy(
  browser: Browser,
  { counsellor, ...device }: { counsellor: string; javaScriptEnabled: boolean; width: number },
): Promise<{ customer: Page; itemId: string }> {
  const shopper = await onOwnDevice(browser);
  const username = await signUpWithFunds(shopper, 3_000);
  await buyFromWallet(shopper);
  await inDatabase(
    `update order_items set assigned_to = (select id from users where username = $2)
      where order_id in (select id from orders where user_id = (select id from users where username = $1))`,
    [username, counsellor],
  );
  const customer = await onOwnDevice(browser, device);
  await customer.context().addCookies(await shopper.context().cookies());
  await customer.goto("/account/dashboard/");
  const link = orders(customer).first().getByRole("heading").getByRole("link");
  return { customer, itemId: (await link.getAttribute("href"))?.split("/").at(-1) ?? "" };
}

const conversation = (page: Page) => main(page).getByRole("region", { name: "Conversation" });
const messageBox = (page: Page) => conversation(page).getByRole("textbox", { name: "Message" });
const messages = (page: Page) => conversation(page).getByRole("list", { name: "Messages" });

async function write(page: Page, words: string, file?: { name: string; text: string }): Promise<void> {
  await messageBox(page).fill(words);
  if (file) {
    const chosen = { name: file.name, mimeType: "text/plain", buffer: Buffer.from(file.text) };
    await conversation(page).getByLabel("Files (optional)").setInputFiles([chosen]);
  }
  await conversation(page).getByRole("button", { name: "Send Message" }).click();
}

for (const [javaScriptEnabled, width] of inTurn(
  [
    [true, 1440],
    [false, 360],
  ] as const,
  1,
)) {
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript at ${width} px`;

  test(`customer and counsellor write to each other with files, ${how}`, async ({ browser }) => {
    const device = { javaScriptEnabled, width };
    const [counsellor, stranger] = [await onOwnDevice(browser, device), await onOwnDevice(browser, device)];
    const { customer, itemId } = await buy(browser, {
      counsellor: await joinDesk(counsellor, "counsellor", dora),
      ...device,
    });
    await customer.goto(`/account/services/${itemId}`);
    await expect(conversation(customer)).toContainText("No messages yet.");
    await write(customer, "Which of the two?\nSee https://example.org/call.", {
      name: "my record.txt",
      text: "Marks.",
    });
    await expect(conversation(customer)).toContainText("Your message is sent.");
    await expect(messages(customer).getByRole("listitem").first()).toContainText("You");
    await expect(messageBox(customer)).toHaveValue("");

    await counsellor.goto("/staff/");
    await expect(main(counsellor).getByRole("link", { name: "1 Messages not read" })).toBeVisible();
    await main(counsellor).getByRole("link", { name: "1 Messages not read" }).click();
    const row = main(counsellor).getByRole("row").filter({ hasText: "1 unread" });
    await row.getByRole("link").click();
    await expect(timeline(counsellor)).toContainText("Which of the two?");
    await expect(timeline(counsellor).getByRole("link", { name: "https://example.org/call" })).toBeVisible();
    const file = timeline(counsellor).getByRole("link", { name: "my record.txt" });
    const path = ((await file.getAttribute("href")) ?? "").replace("/staff/", "/");
    const taken = await counsellor.request.get(path);
    expect(taken.headers()["content-disposition"]).toContain("filename*=UTF-8''my%20record.txt");
    expect(await taken.text()).toBe("Marks.");
    if (javaScriptEnabled) await expectGoodPage(counsellor, `item with a conversation ${width}`);
    // Until somebody chooses, it is private, and only one button stands there.
    await expect(composer(counsellor).getByRole("radio", { name: "Private note" })).toBeChecked();
    await expect(composer(counsellor).getByRole("button", { name: /^Send to/ })).toBeHidden();
    const advice = { name: "advice.txt", text: "Take the first." };
    await writeAtDesk(counsellor, { to: "customer", words: "The first one.", file: advice });
    await expect(composer(counsellor)).toContainText("Your message is sent.");
    const plan = { name: "plan.txt", text: "Ask again in May." };
    await writeAtDesk(counsellor, { to: "note", words: "Decides late.", file: plan });
    await expect(timeline(counsellor)).toContainText("Decides late.");
    await timeline(counsellor).getByRole("link", { name: "Messages", exact: true }).click();
    await expect(timeline(counsellor)).not.toContainText("Decides late.");
    await expect(timeline(counsellor)).toContainText("The first one.");
    await timeline(counsellor).getByRole("link", { name: "Notes", exact: true }).click();
    const kept = timeline(counsellor).getByRole("link", { name: "plan.txt" });
    const ours = ((await kept.getAttribute("href")) ?? "").replace("/staff/", "/");
    expect((await counsellor.request.get(ours)).status()).toBe(200);
    expect((await customer.request.get(ours)).status()).toBe(404);
    await counsellor.goto("/staff/work?unread=yes&person=me");
    await expect(main(counsellor)).toContainText("Nothing here.");

    await customer.goto("/account/dashboard/");
    await main(customer).getByRole("link", { name: "1 new message" }).click();
    await expect(
      messages(customer).getByRole("listitem").filter({ hasText: "The first one." }),
    ).toContainText("Dora");
    await expect(messages(customer).getByRole("link", { name: "advice.txt" })).toBeVisible();
    await expect(main(customer)).not.toContainText("Decides late.");
    await expect(main(customer)).not.toContainText("plan.txt");
    if (javaScriptEnabled) await expectGoodPage(customer, `service with a conversation ${width}`);
    await customer.goto("/account/dashboard/");
    await expect(main(customer).getByRole("link", { name: /new message/ })).toHaveCount(0);

    await signUp(stranger);
    expect((await stranger.request.get(path)).status()).toBe(404);
    expect((await stranger.request.get(`/account/services/${itemId}`)).status()).toBe(404);
  });
}

test(
  "a message with a file that is not taken keeps what was written, and says why",
  { tag: "@wide" },
  async ({ browser }) => {
    const device = { javaScriptEnabled: false, width: 360 };
    const counsellor = await joinDesk(await onOwnDevice(browser, device), "counsellor", dora);
    const { customer, itemId } = await buy(browser, { counsellor, ...device });
    await customer.goto(`/account/services/${itemId}`);
    await write(customer, "Here is my letter.", { name: "letter.pdf", text: "<script>alert(1)</script>" });
    await expect(conversation(customer)).toContainText("“letter.pdf” is not a kind of file that can be sent");
    await expect(messageBox(customer)).toHaveValue("Here is my letter.");
    await expect(conversation(customer)).toContainText("No messages yet.");
  },
);

test(
  "more than can be sent at once is refused in the page’s words",
  { tag: "@wide" },
  async ({ browser }) => {
    const device = { javaScriptEnabled: false, width: 360 };
    const counsellor = await joinDesk(await onOwnDevice(browser, device), "counsellor", dora);
    const { customer, itemId } = await buy(browser, { counsellor, ...device });
    await customer.goto(`/account/services/${itemId}`);
    // Playwright limits files in memory, so this posts directly.
    const answer = await customer.request.post(`/account/services/${itemId}`, {
      headers: { ...ownOrigin, "content-type": "multipart/form-data; boundary=x" },
      data: Buffer.alloc(60 * 1024 * 1024, "%PDF-1.7 "),
    });
    expect(answer.status()).toBe(413);
    expect(await answer.text()).toContain("At most 5 files of 10 MB each can be sent at once.");
  },
);
