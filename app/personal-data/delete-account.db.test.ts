import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { register } from "#app/accounts/registration/register.server.ts";
import { askForReset } from "#app/accounts/password/reset-password.server.ts";
import { beginSecondFactor, confirmSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { bookChat } from "#app/bookings/book-chat.server.ts";
import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { exportPersonalData } from "#app/personal-data/export-personal-data.server.ts";
import { deleteAccount } from "#app/personal-data/delete-account.server.ts";
import { whyNotDeleted } from "#app/personal-data/why-not-deleted.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type OrderId, UserId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { receipts } from "#app/receipts/tables.server.ts";
import { sendBack, listSendable } from "#app/refunds/send-back.server.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { publishTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
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
import { asId } from "#tests/setup/as-id.ts";
import { nextOneTimeCode, oneTimeCode } from "#tests/setup/one-time-code.ts";
import { sendQueuedNotes } from "#tests/setup/queued-notes.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

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
  // Mails leave in order: when this link arrives, no earlier request can have sent one.
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

test("staff accounts are not closed this way", async () => {
  const visitor = await signUpVisitor();
  const staff = { ...visitor, user: { ...visitor.user, role: "staff" as const } };
  expect(await remove(staff)).toMatchObject({ refusal: { code: "staff_account" } });
});
