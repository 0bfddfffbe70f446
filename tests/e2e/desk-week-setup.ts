import type { Browser, Page } from "@playwright/test";

import { joinDesk } from "#tests/e2e/desk-journey.ts";
import type { Hand } from "#tests/e2e/hands.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import { buyFromWallet, onOwnDevice, signUpWithFunds } from "#tests/e2e/journey.ts";

export type Bought = { order: string; itemId: string };

export type Week = Awaited<ReturnType<typeof beginWeek>>;

/** Everybody on a device of their own, and what the customer has bought. */
export async function beginWeek(browser: Browser, hand: Hand) {
  const [customer, junior, reader, manager, owner] = [
    await onOwnDevice(browser),
    await atDesk(browser),
    await atDesk(browser),
    await atDesk(browser),
    await atDesk(browser),
  ];
  const customerName = await signUpWithFunds(customer, 200_000);
  const juniorName = await joinDesk(junior, "counsellor", { name: "Dora Desk" });
  const readerName = await joinDesk(reader, "counsellor", { name: "Dora and their username" });
  const managerName = await joinDesk(manager, "manager");
  await joinDesk(owner, "owner");
  return {
    hand,
    people: { customer, junior, reader, manager, owner },
    names: { customer: customerName, junior: juniorName, reader: readerName, manager: managerName },
    asked: await buy(customer, { service_link_list: ["cover-letter"] }),
    draft: await buy(customer, { service_link_list: ["history-draft"] }),
    portfolio: await buy(customer, { service_link_list: ["portfolio-building"] }),
    interview: await buy(customer, { service_link_list: ["mock-interview"], numSessions: 2 }),
    unwanted: await buy(customer, { service_link_list: ["cover-letter"] }),
    late: await buy(customer, { service_link_list: ["cover-letter"] }),
  };
}

/** The window that the desk is laid out for. */
async function atDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 860 } });
  return context.newPage();
}

async function buy(customer: Page, service: Record<string, unknown>): Promise<Bought> {
  const { order, orderId } = await buyFromWallet(customer, service);
  const [item] = await inDatabase("select id from order_items where order_id = $1", [orderId]);
  return { order, itemId: String(item?.["id"]) };
}

/** The form has journeys of its own. */
export async function formIsSent({ itemId }: Bought): Promise<void> {
  await inDatabase("update order_items set due_on = current_date + 14 where id = $1", [itemId]);
}

export async function sessionIsOver({ itemId }: Bought, counsellor: string): Promise<void> {
  await inDatabase(
    `with holder as (select id from users where username = $2),
      work as (update order_items set assigned_to = holder.id, due_on = current_date + 14
        from holder where order_items.id = $1)
    insert into appointments (id, item_id, kind, position, customer_id, counsellor_id, starts_at, ends_at, state,
        meeting_link, created_at)
      select gen_random_uuid(), i.id, 'mock_interview', 1, o.user_id, holder.id, now() - interval '2 hours',
        now() - interval '1 hour', 'booked', 'https://meet.example.org/dora', now()
      from holder, order_items i join orders o on o.id = i.order_id where i.id = $1`,
    [itemId, counsellor],
  );
}

/** By more than anybody else’s, so it is first in every list; what is older than two weeks is not told of again. */
export async function workIsLate({ itemId }: Bought, counsellor: string): Promise<void> {
  await inDatabase(
    `update order_items set state = 'in_progress', due_on = current_date - 12,
      assigned_to = (select id from users where username = $2) where id = $1`,
    [itemId, counsellor],
  );
  await inDatabase("select graphile_worker.add_job('tell-of-deadlines', '{}')", []);
}

export async function testimonialWaits(username: string): Promise<void> {
  await inDatabase(
    `insert into testimonials (user_id, service, details, shown_name, state)
      select id, 'portfolio-building', $2, 'Meera N.', 'waiting' from users where username = $1`,
    [username, `They asked for three projects and told me why. ${username}`],
  );
}
