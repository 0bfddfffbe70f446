import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { changeAvatar } from "#app/accounts/avatar/change-avatar.server.ts";
import { changeProfile } from "#app/accounts/profile/change-profile.server.ts";
import { eraseAccount, blockNewPurchases } from "#app/accounts/erase-account.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { credentials, signInSessions, users } from "#app/accounts/tables.server.ts";
import { bookChat } from "#app/bookings/book-chat.server.ts";
import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { createPaymentLink } from "#app/payment-links/pages/create-payment-link.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { deleteAccount, eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { publishTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  checkLedger,
  coverLetter,
  fund,
  minutesLater,
  noon,
  noShares,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { photo } from "#tests/hostile/files.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";
import { waitingForLocks } from "#tests/setup/waiting-for-locks.ts";

withQuickPasswords();
withFakeGateways();

beforeAll(openShop);
beforeEach(clearLimits);

const price = 199_900n;
const portsAndPeople = "A package of papers about ports and the people who work in them.";

async function buy(user: CurrentUser): Promise<OrderId> {
  await fund(user.id, price);
  return valueOf(await buyWithWallet(purchaseOf(user))).orderId;
}

const finish = (orderId: OrderId) =>
  db.update(orderItems).set({ state: "completed" }).where(eq(orderItems.orderId, orderId));

const remove = (
  { user, browser }: { user: CurrentUser; browser: Browser },
  password = firstPassword,
  code = "",
) => deleteAccount({ user, request: browser.request() }, { password, code, now: minutesLater(60) });

test("it never waits for anything so long that the database would end somebody who waits for it", async () => {
  const { user } = await signUpVisitor();
  // The first delay uses up time early; the waiting time left at the end is recorded.
  await db.execute(sql`create function lose_time() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.3); return null; end $$`);
  await db.execute(sql`create trigger slow before update on payments execute function lose_time()`);
  await db.execute(sql`create table said_patience as select ''::text as patience where false`);
  await db.execute(sql`create function say_patience() returns trigger language plpgsql as
    $$ begin insert into said_patience values (current_setting('lock_timeout')); return null; end $$`);
  await db.execute(sql`create trigger told before update on users execute function say_patience()`);
  try {
    valueOf(await eraseCustomer(user, noon));
    const { rows } = await db.execute<{ patience: string }>(sql`select patience from said_patience`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.patience).toMatch(/^\d+ms$/);
    expect(Number.parseInt(rows[0]?.patience ?? "", 10)).toBeLessThanOrEqual(300);
  } finally {
    await db.execute(sql`drop function lose_time, say_patience cascade`);
    await db.execute(sql`drop table said_patience`);
  }
});

test("of five who press at the same moment, one deletes and nobody fails", async () => {
  const visitor = await signUpVisitor();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => remove(visitor)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

function beginAll({ user }: Awaited<ReturnType<typeof signUpVisitor>>) {
  const userId = user.id;
  const chat = { mobile: user.mobile, country: "IN", service: "cover-letter", preferredOn: "" };
  const group = { title: "Ports and people", description: portsAndPeople, coAuthors: 2, role: "conception" };
  const fields = { first_name: "Zerafina", last_name: "Again", mobile: user.mobile, country: "IN" };
  return {
    payment: startPayment({ ...purchaseOf(user), gateway: "razorpay" }),
    cart: addToCart({
      userId,
      currency: "INR",
      configurations: [coverLetter()],
      now: noon,
      mayBuyShare: noShares,
    }),
    booking: bookChat({ userId, ...chat, consent: true, consentText: "Yes", now: noon }),
    group: createGroup({ userId, ...group, now: noon }),
    testimonial: publishTestimonial({
      user,
      service: "cover-letter",
      details: "Clear words.".repeat(4),
      now: noon,
    }),
    picture: photo()
      .png()
      .toBuffer()
      .then((bytes) => changeAvatar(userId, bytes, noon)),
    link: createPaymentLink({
      customer: user,
      createdBy: user,
      configuration: coverLetter(),
      currency: "INR",
      purchaseId: randomUUID(),
      now: noon,
    }),
    signIn: signIn({ identifier: user.username, password: firstPassword }, new Browser().request()),
    profile: changeProfile({ userId, fields, now: noon }),
  };
}

async function leftOf(userId: UserId): Promise<Record<string, unknown>> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`select
    (select count(*)::int from sign_in_sessions where user_id = ${userId}) as sessions,
    (select count(*)::int from credentials where user_id = ${userId}) as credentials,
    (select count(*)::int from orders where user_id = ${userId} and state = 'pending') as orders,
    (select count(*)::int from payments where user_id = ${userId} and state in ('created', 'pending')) as payments,
    (select count(*)::int from carts where user_id = ${userId}) as carts,
    (select count(*)::int from testimonials where user_id = ${userId}) as testimonials,
    (select count(*)::int from files where owner_id = ${userId}) as files,
    (select count(*)::int from bookings where user_id = ${userId} and state in ('requested', 'confirmed')) as bookings,
    (select count(*)::int from payment_links where user_id = ${userId} and revoked_at is null) as links,
    (select count(*)::int from research_group_members where user_id = ${userId} and left_at is null) as places,
    (select count(*)::int from users where id = ${userId} and (first_name <> 'Deleted' or mobile <> '')) as names`);
  return rows[0] ?? {};
}

const nothingLeft = {
  sessions: 0,
  credentials: 0,
  orders: 0,
  payments: 0,
  carts: 0,
  testimonials: 0,
  files: 0,
  bookings: 0,
  links: 0,
  places: 0,
  names: 0,
};

test("of whatever waited for a deletion nothing is begun, and each is refused in words", async () => {
  const visitor = await signUpVisitor();
  const { user, browser } = visitor;
  await finish(await buy(user));
  // Opened beforehand: under load a new connection may take longer than whoever asks for it waits.
  await Promise.all(Array.from({ length: 14 }, () => db.execute(sql`select pg_sleep(0.1)`)));
  const { begun } = await db.transaction(async (tx) => {
    await blockNewPurchases(tx, user.id);
    const writing = beginAll(visitor);
    const ended: string[] = [];
    for (const [name, one] of Object.entries(writing)) {
      void (one as Promise<unknown>).catch(String).then((how) => ended.push(`${name}: ${String(how)}`));
    }
    // Sooner than the database ends a transaction that does nothing.
    await vi.waitFor(async () => {
      expect(ended, "ended without waiting for the deletion").toEqual([]);
      expect(await waitingForLocks()).toBe(Object.keys(writing).length);
    }, 12_000);
    await eraseAccount(tx, user.id, noon);
    return { begun: writing };
  });
  const { profile, signIn: signedIn, ...others } = begun;
  const refusals = await Promise.all(
    Object.entries(others).map(async ([name, writing]) => {
      const outcome: Outcome<unknown> = await writing;
      return [name, outcome.ok ? "done" : outcome.refusal.code];
    }),
  );
  expect(Object.fromEntries(refusals)).toEqual({
    payment: "account_deleted",
    cart: "account_deleted",
    booking: "account_deleted",
    group: "account_deleted",
    testimonial: "account_deleted",
    picture: "account_deleted",
    link: "account_deleted",
  });
  expect(await signedIn).toMatchObject({ refusal: { code: "wrong_sign_in" } });
  await profile;
  expect(await leftOf(user.id)).toEqual(nothingLeft);
  expect(await browser.user()).toBeNull();
  await checkLedger();
});

test("the database itself keeps a deleted account blank, whoever writes", async () => {
  const visitor = await signUpVisitor();
  const { user } = visitor;
  const id = user.id;
  valueOf(await remove(visitor));
  const refused = { cause: { code: "LF410" } };
  await expect(
    db.update(users).set({ first_name: "Zerafina" }).where(eq(users.id, id)),
  ).rejects.toMatchObject(refused);
  await expect(db.update(users).set({ deletedAt: null }).where(eq(users.id, id))).rejects.toMatchObject(
    refused,
  );
  await db.update(users).set({ updatedAt: noon }).where(eq(users.id, id));
  const session = { id: randomUUID(), token: randomUUID(), userId: id, expiresAt: minutesLater(60) };
  await expect(db.insert(signInSessions).values(session)).rejects.toMatchObject(refused);
  const credential = { id: randomUUID(), accountId: id, providerId: "credential", userId: id };
  await expect(db.insert(credentials).values(credential)).rejects.toMatchObject(refused);
});

test("deleting against all that can be begun at the same moment leaves all or nothing, and the books whole", async () => {
  const visitors = await Promise.all(Array.from({ length: 6 }, () => signUpVisitor()));
  for (const { user } of visitors) await finish(await buy(user));
  const removed = await Promise.all(
    visitors.map(async (visitor, index) => {
      const writing = Object.values(beginAll(visitor));
      await new Promise((resolve) => setTimeout(resolve, index * 40));
      const [outcome] = await Promise.all([eraseCustomer(visitor.user, noon), ...writing]);
      return { userId: visitor.user.id, outcome };
    }),
  );
  for (const { userId, outcome } of removed) {
    if (outcome.ok) expect(await leftOf(userId)).toEqual(nothingLeft);
    else expect(["busy", "payment_open"]).toContain(outcome.refusal.code);
  }
  await checkLedger();
});
