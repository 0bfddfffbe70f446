import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { changeAvatar } from "#app/accounts/avatar/change-avatar.server.ts";
import { changePassword } from "#app/accounts/password/change-password.server.ts";
import { changeProfile } from "#app/accounts/profile/change-profile.server.ts";
import { clearPasswordGuesses } from "#app/accounts/password/check-password.server.ts";
import { eraseAccount, lockAccount } from "#app/accounts/erase-account.server.ts";
import { register } from "#app/accounts/registration/register.server.ts";
import { askForReset } from "#app/accounts/password/reset-password.server.ts";
import { beginSecondFactor, confirmSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { credentials, signInSessions, users } from "#app/accounts/tables.server.ts";
import { bookChat } from "#app/bookings/book-chat.server.ts";
import { addToCart } from "#app/cart/add-item.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { createPaymentLink } from "#app/checkout/payment-links/create-payment-link.server.ts";
import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { startTopUp } from "#app/checkout/start/start-top-up.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { exportPersonalData } from "#app/personal-data/export-personal-data.server.ts";
import { deleteAccount, eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { whyNotDeleted } from "#app/personal-data/why-not-deleted.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type OrderId, type RefundId, UserId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { receipts } from "#app/receipts/tables.server.ts";
import { payOwedWalletParts } from "#app/refunds/owed-wallet-parts.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { returnLeftBehind } from "#app/refunds/return-left-behind.server.ts";
import { sendBack, listSendable } from "#app/refunds/send-back.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { publishTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  checkLedger,
  coverLetter,
  fund,
  minutesLater,
  noon,
  noShares,
  openShop,
  purchaseOf,
  spendAll,
  valueOf,
} from "#tests/checkout/shop.ts";
import { photo } from "#tests/hostile/files.ts";
import { asId } from "#tests/setup/as-id.ts";
import { nextOneTimeCode, oneTimeCode } from "#tests/setup/one-time-code.ts";
import { sendQueuedNotes } from "#tests/setup/queued-notes.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";

withQuickPasswords();
withFakeGateways();

beforeAll(openShop);
beforeEach(clearPasswordGuesses);

const price = 199_900n;
const portsAndPeople = "A package of papers about ports and the people who work in them.";

/** Has the customer buy a cover letter from the wallet, which is empty then. Answers the order. */
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

/** Every row of every table that holds one of these texts, as its table's name. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ table: string }>(
    sql`select table_name as table from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table } of rows) {
    const { rows: kept } = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
    );
    if (kept.some(({ row }) => texts.some((text) => row.includes(text)))) found.push(table);
  }
  return found.toSorted();
}

test("a customer with a history is forgotten everywhere but in what tax law keeps, and the books stay whole", async () => {
  const visitor = await signUpVisitor("Zerafina", "9811122233");
  const { user, browser } = visitor;
  const orderId = await buy(user);
  await finish(orderId);
  await addToCart({
    userId: user.id,
    currency: "INR",
    configurations: [coverLetter()],
    now: noon,
    mayBuyShare: noShares,
  });
  valueOf(
    await publishTestimonial({
      user,
      service: "cover-letter",
      details: "Clear words about a letter that was written with care.",
      now: noon,
    }),
  );
  valueOf(
    await bookChat({
      userId: user.id,
      mobile: user.mobile,
      country: "IN",
      service: "cover-letter",
      preferredOn: "",
      consent: true,
      consentText: "Yes",
      now: noon,
    }),
  );
  valueOf(
    await createGroup({
      userId: user.id,
      title: "Ports and their people",
      description: portsAndPeople,
      coAuthors: 2,
      role: "conception",
      now: noon,
    }),
  );
  await sendQueuedNotes();

  expect(await remove(visitor)).toEqual({ ok: true, value: undefined });
  expect(await browser.user()).toBeNull();
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  expect(row).toMatchObject({
    name: "Deleted customer",
    email: `deleted-${user.id.toLowerCase()}@deleted.invalid`,
    username: null,
    mobile: "",
    country: "",
    twoFactorEnabled: false,
    deletedAt: minutesLater(60),
  });
  expect(await sendQueuedNotes()).toMatchObject([{ kind: "account_deleted", to: user.email }]);
  expect(await tablesWith([user.email, user.username, "Zerafina", user.mobile])).toEqual([
    "mailbox_messages",
    "orders",
    "receipts",
  ]);
  const [receipt] = await db.select().from(receipts).where(eq(receipts.orderId, orderId));
  expect(receipt?.document.billedTo.name).toBe("Zerafina Example");
  const left = await exportPersonalData(user.id, noon);
  expect(left).toMatchObject({
    account: { devices: [] },
    orders: [{ id: orderId, state: "paid" }],
    cart: null,
    testimonials: [],
  });
  await checkLedger();
});

test("nobody can log in any more, nor have a password set, and the address can register anew", async () => {
  const visitor = await signUpVisitor();
  const { user } = visitor;
  valueOf(await remove(visitor));
  for (const identifier of [user.email, user.username, `deleted-${user.id.toLowerCase()}@deleted.invalid`]) {
    expect(await signIn({ identifier, password: firstPassword }, new Browser().request())).toMatchObject({
      refusal: { code: "wrong_sign_in" },
    });
  }
  const before = (await listMailbox()).length;
  for (const address of [user.email, `deleted-${user.id.toLowerCase()}@deleted.invalid`]) {
    expect((await askForReset(address)).ok).toBe(true);
  }
  const again = await register(
    {
      first_name: "Meera",
      last_name: "Example",
      username: user.username,
      email: user.email,
      mobile: user.mobile,
      country: user.country,
      password: firstPassword,
    },
    new Browser().request(),
  );
  expect(again.ok).toBe(true);
  const [account] = await db.select().from(users).where(eq(users.email, user.email));
  expect(account?.id).not.toBe(user.id);
  // Mails leave one after another: of the links that were asked for, only the new account's has come.
  await askForReset(user.email);
  await vi.waitFor(async () => expect((await listMailbox()).length).toBeGreaterThan(before), 10_000);
  expect(await listMailbox()).toHaveLength(before + 1);
  expect(await exportPersonalData(account?.id ?? asId(UserId, ""), noon)).toMatchObject({ orders: [] });
});

test("a wrong password, and without the code a right one, deletes nothing", async () => {
  const visitor = await signUpVisitor();
  const { user, browser } = visitor;
  expect(await remove(visitor, "wrong password")).toMatchObject({ refusal: { field: "password" } });
  expect(await remove(visitor, "")).toMatchObject({ refusal: { field: "password" } });
  const asker = () => ({ user, request: browser.request() });
  const { secret } = valueOf(await beginSecondFactor(asker(), firstPassword));
  browser.answer(valueOf(await confirmSecondFactor(asker(), oneTimeCode(secret))));
  expect(await remove(visitor)).toMatchObject({ refusal: { field: "code" } });
  expect(await browser.user()).toMatchObject({ id: user.id });
  expect(await remove(visitor, firstPassword, nextOneTimeCode(secret))).toMatchObject({ ok: true });
});

test("while something is open between us nothing is deleted, and each reason has its sentence", async () => {
  const visitor = await signUpVisitor();
  const { user, browser } = visitor;
  const reasons = async () => (await whyNotDeleted(db, user.id)).map(({ code }) => code);
  const expectRefused = async (code: string) => {
    expect(await reasons()).toEqual([code]);
    expect(await remove(visitor)).toMatchObject({ refusal: { code, status: 409 } });
    expect(await browser.user()).toMatchObject({ id: user.id, email: user.email });
  };

  await fund(user.id, 12_345n);
  await expectRefused("wallet_not_empty");
  expect((await whyNotDeleted(db, user.id))[0]?.text).toContain("₹123.45");
  await spendAll(user.id);

  const orderId = await buy(user);
  await expectRefused("work_open");
  await finish(orderId);

  const { started } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  await expectRefused("payment_open");
  const { gatewayOrderId } = started;
  fakeRazorpay.capture(gatewayOrderId);
  fakeRazorpay.capture(gatewayOrderId);
  valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon }));
  expect(await reasons()).toEqual(["wallet_not_empty", "work_open"]);
  await db.update(orderItems).set({ state: "completed" });

  const [sendable] = await listSendable(user.id);
  valueOf(await sendBack({ userId: user.id, reference: sendable?.reference ?? "", now: noon }));
  await expectRefused("refund_open");
  await checkLedger();
});

test("what we owe a wallet of a refund stands against it, with its amount, until it is paid", async () => {
  const visitor = await signUpVisitor();
  const { user } = visitor;
  const orderId = await buy(user);
  await fund(user.id, 1n);
  await spendAll(user.id);
  await fund(user.id, 1_000n, "USD");
  // A jump of the rate waits for staff.
  const waiting = {
    currency: "INR" as const,
    perUsd: "150",
    asOf: "2026-10-02",
    source: "a jump",
    fetchedAt: noon,
  };
  await db.insert(exchangeRates).values(waiting);
  const why = { requestKey: randomUUID(), reason: "As agreed", refundedBy: "system" } as const;
  valueOf(await refundOrder({ orderId, ...why, now: noon }));
  await spendAll(user.id);
  const [hindrance, ...more] = await whyNotDeleted(db, user.id);
  expect(more).toEqual([]);
  expect(hindrance).toMatchObject({ code: "wallet_part_owed" });
  expect(hindrance?.text).toContain("₹1,999.00");
  expect(await remove(visitor)).toMatchObject({ refusal: { code: "wallet_part_owed", status: 409 } });

  await db.update(exchangeRates).set({ refusedAt: noon }).where(eq(exchangeRates.source, "a jump"));
  await payOwedWalletParts(noon);
  expect((await whyNotDeleted(db, user.id)).map(({ code }) => code)).toEqual(["wallet_not_empty"]);
  await spendAll(user.id);
  expect(await remove(visitor)).toMatchObject({ ok: true });
  await checkLedger();
});

test("it never waits for anything so long that the database would end somebody who waits for it", async () => {
  const { user } = await signUpVisitor();
  // Early on it has lost a third of a second; how long it would still wait at the end is written down.
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

test("money that comes after the account is deleted goes back to its source by a job, and makes no order", async () => {
  const visitor = await signUpVisitor();
  const { user } = visitor;
  const { started } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  const topUp = {
    user,
    amount: 100_000n,
    currency: "INR" as const,
    gateway: "razorpay" as const,
    now: noon,
  };
  const added = valueOf(await startTopUp({ ...topUp, topUpId: crypto.randomUUID() }));
  await expirePayments(minutesLater(45));
  valueOf(await remove(visitor));
  const late = [started.gatewayOrderId, added.started.gatewayOrderId];
  for (const gatewayOrderId of late) {
    fakeRazorpay.capture(gatewayOrderId);
    valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now: minutesLater(90) }));
  }
  expect(await walletBalance(db, user.id)).toMatchObject({ amount: 309_895n });
  await returnLeftBehind(minutesLater(100));
  await returnLeftBehind(minutesLater(110));
  expect(await walletBalance(db, user.id)).toMatchObject({ amount: 0n });
  const { rows } = await db.execute<{ id: RefundId }>(
    sql`select id from payment_refunds where user_id = ${user.id} order by amount`,
  );
  for (const { id } of rows) await sendRefund(id, minutesLater(120));
  expect([...fakeRazorpay.refunds.values()]).toMatchObject([{ amount: 105_000n }, { amount: 209_895n }]);
  await checkLedger();
});

test("staff accounts are not closed this way", async () => {
  const visitor = await signUpVisitor();
  const staff = { ...visitor, user: { ...visitor.user, role: "staff" as const } };
  expect(await remove(staff)).toMatchObject({ refusal: { code: "staff_account" } });
});

test("of five who press at the same moment, one deletes and nobody fails", async () => {
  const visitor = await signUpVisitor();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => remove(visitor)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

/** Everything a customer may begin, each as the page or call that begins it does. */
function beginAll({ user, browser }: Awaited<ReturnType<typeof signUpVisitor>>) {
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
    password: changePassword(
      { userId, password: firstPassword, code: "", newPassword: "a calm new password" },
      browser.request(),
    ),
  };
}

/** What is left of a customer that a deleted account must not have. */
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
  const { begun } = await db.transaction(async (tx) => {
    await lockAccount(tx, user.id);
    const writing = beginAll(visitor);
    // Each has looked at an account that is there still, and waits for it.
    await vi.waitFor(async () => {
      const { rows } = await db.execute(sql`select query from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      expect(rows).toHaveLength(Object.keys(writing).length);
    }, 15_000);
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
    password: "account_deleted",
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
      // Each meets the writes at another point of theirs.
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

test("money that arrives in the wallet while an account is deleted stays in the books", async () => {
  const visitors = await Promise.all(Array.from({ length: 6 }, () => signUpVisitor()));
  await Promise.all(visitors.flatMap((visitor) => [remove(visitor), fund(visitor.user.id, price)]));
  await checkLedger();
});

test("money that a platform reports after the account is gone is booked all the same", async () => {
  const visitor = await signUpVisitor();
  const { user } = visitor;
  const { started, paymentId } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  const { gatewayOrderId } = started;
  await db.execute(sql`update payments set state = 'expired', settled_at = now() where id = ${paymentId}`);
  await db.execute(sql`update orders set state = 'expired', expired_at = now() where user_id = ${user.id}`);
  valueOf(await remove(visitor));
  fakeRazorpay.capture(gatewayOrderId);
  valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now: minutesLater(90) }));
  await checkLedger();
});
