import type { Page } from "@playwright/test";

import { inIndia, joinDesk } from "#tests/e2e/desk-journey.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import { buyFromWallet, expect, main, onOwnDevice, signUpWithFunds, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

const grid = (page: Page) => main(page).getByRole("region", { name: /\d{4}$/ });
/** A day in next week, so that this one stays as it is. */
const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const dayAfter = (days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** A session at 16:00 in India, of a customer whose browser was in Kathmandu, and a chat at its beginning. */
async function bookBoth(order: string, username: string): Promise<void> {
  const startsAt = `${day}T10:30:00Z`;
  await inDatabase(
    `with item as (select i.id, o.user_id, s.id as staff_id from orders o join order_items i on i.order_id = o.id,
        users s where 'LF-' || o.number = $1 and s.username = $2),
      chat as (insert into bookings (user_id, service, mobile, country, number, state, starts_at, counsellor_id,
          consented_at, consent_text, time_zone)
        select user_id, 'cover-letter', '7', 'NP', '+9777', 'confirmed', $3::timestamptz - interval '40 minutes',
          staff_id, now(), 'I agree.', 'Asia/Kathmandu' from item),
      work as (update order_items set assigned_to = item.staff_id from item where order_items.id = item.id)
    insert into appointments (id, item_id, kind, position, customer_id, counsellor_id, starts_at, ends_at, state,
        meeting_link, created_at)
      select gen_random_uuid(), id, 'mock_interview', 1, user_id, staff_id, $3, $3::timestamptz + interval '1 hour',
        'booked', 'https://meet.example.org/dora', now() from item`,
    [order, username, startsAt],
  );
}

async function turnKeysOff(page: Page): Promise<void> {
  await main(page).getByRole("button", { name: "Keys" }).click();
  const keys = main(page).getByRole("group", { name: "Keys", exact: true });
  await expect(keys).toContainText("Today");
  await keys.getByLabel("Use these keys").uncheck();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
}

for (const [javaScriptEnabled, width] of inTurn(
  [
    [true, 1440],
    [false, 360],
  ] as const,
  0,
)) {
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript at ${width} px`;

  test(`the calendar shows a week, a day and those who were chosen, ${how}`, async ({ browser }) => {
    const [buyer, manager] = [await onOwnDevice(browser), await onOwnDevice(browser, { javaScriptEnabled })];
    await manager.setViewportSize({ width, height: 800 });
    await signUpWithFunds(buyer, 6_000);
    const bought = { service_link_list: ["mock-interview"], numSessions: 2 };
    const { order } = await buyFromWallet(buyer, bought);
    const username = await joinDesk(manager, "manager", inIndia);
    await bookBoth(order, username);

    await manager.goto("/staff/calendar");
    await expect(main(manager).getByText("Today", { exact: true }).first()).toBeVisible();
    await main(manager).getByRole("link", { name: "Week after" }).click();
    await main(manager).locator("summary").filter({ hasText: "Whose: Everybody" }).click();
    await main(manager).getByLabel("Mine", { exact: true }).check();
    await main(manager).getByRole("button", { name: "Show" }).click();
    await expect(manager).toHaveURL(/view=week.*people=/);
    await expect(main(manager).locator("summary").filter({ hasText: "Whose: Mine" })).toBeVisible();

    const entries = grid(manager).getByRole("article");
    await expect(entries).toHaveCount(2);
    await expect(entries.nth(0)).toContainText("15:20–15:25 Free chat");
    await expect(entries.nth(0)).toContainText("15:35 in Kathmandu");
    await expect(entries.nth(1)).toContainText("16:00–17:00");
    await expect(entries.nth(1)).toContainText("16:15 in Kathmandu");
    await expect(entries.nth(1)).toContainText("held by you");
    if (javaScriptEnabled) await expectGoodPage(manager, `the week at ${width} px`);

    const mine = new URL(manager.url()).searchParams.get("people") ?? "";
    const oneDay = `/staff/calendar?view=day&from=${day}&people=${mine}`;
    await manager.goto(oneDay);
    await expect(main(manager).getByRole("heading", { level: 3 })).toHaveCount(1);
    await expect(grid(manager)).toContainText("16:00–17:00");
    if (javaScriptEnabled) {
      const days = main(manager).getByRole("navigation", { name: "Days" });
      await expectGoodPage(manager, `the day at ${width} px`);
      // The address changes a moment before the page, whose links the keys follow.
      const shows = (shown: string, after: string) =>
        Promise.all([
          expect(manager).toHaveURL(new RegExp(`from=${shown}`)),
          expect(days.getByRole("link", { name: "Day after" })).toHaveAttribute("href", new RegExp(after)),
        ]);
      await manager.keyboard.press("ArrowRight");
      await shows(dayAfter(1), dayAfter(2));
      await manager.keyboard.press("ArrowLeft");
      await shows(day, dayAfter(1));
      await manager.keyboard.press("ArrowLeft");
      await shows(dayAfter(-1), day);
      await manager.keyboard.press("t");
      await expect(days.getByText("Today", { exact: true })).toBeVisible();
      await expect(days.getByRole("link", { name: "Today" })).toHaveCount(0);
      await manager.goto(oneDay);
      await turnKeysOff(manager);
      await manager.keyboard.press("t");
      await manager.keyboard.press("ArrowLeft");
      await manager.keyboard.press("ArrowRight");
      await manager.keyboard.press("Tab");
      await expect(manager).toHaveURL(new RegExp(`from=${day}`));
    }
    await grid(manager)
      .getByRole("link", { name: /Mock interview/i })
      .first()
      .click();
    await expect(main(manager).getByRole("region", { name: "Sessions" })).toContainText("Session 1 of 2");
    for (const page of [buyer, manager]) await page.context().close();
  });
}
