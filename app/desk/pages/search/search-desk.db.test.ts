import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { coupons } from "#app/coupons/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { searchDesk } from "#app/desk/pages/search/search-desk.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type OrderId, OrderItemId } from "#app/platform/ids.ts";
import { foldText } from "#app/platform/search-terms.ts";
import { paymentsOfOrder } from "#app/payments/find-payment.server.ts";
import { payerPath } from "#app/payment-links/payment-link-secret.server.ts";
import { makeLink } from "#app/payment-links/desk/make-link.server.ts";
import { receiptName } from "#app/receipts/receipt.ts";
import { findReceipt } from "#app/receipts/find-receipt.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { makeBuyer, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { newLink } from "#tests/desk/link-use-cases.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { writeToUs } from "#tests/enquiries/write-to-us.ts";
import { asId } from "#tests/setup/as-id.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

withFakeGateways();

let owner: Member, manager: Member, counsellor: Member, other: Member;
let bought: {
  orderId: OrderId;
  itemId: OrderItemId;
  number: number;
  gatewayPaymentId: string;
  email: string;
};

beforeAll(async () => {
  await openShop();
  [owner, manager, counsellor, other] = await Promise.all([
    makeMember("owner"),
    makeMember("manager"),
    makeMember("counsellor"),
    makeMember("counsellor"),
  ]);
  bought = await buy();
  await db.update(orderItems).set({ assignedTo: counsellor.id }).where(eq(orderItems.id, bought.itemId));
});

async function buy() {
  const user = await makeBuyer();
  const { orderId, started } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  fakeRazorpay.capture(started.gatewayOrderId);
  valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId: started.gatewayOrderId, now: noon }));
  const order = (await findOrder(db, orderId!))!;
  const [payment] = await paymentsOfOrder(db, order.id);
  return {
    orderId: order.id,
    itemId: order.items[0]?.id ?? asId(OrderItemId, ""),
    number: order.number,
    gatewayPaymentId: payment?.gatewayPaymentId ?? "",
    email: user.email,
  };
}

const search = (member: Member, text: string) => searchDesk(member, text, noon);
const found = async (member: Member, text: string) =>
  (await search(member, text)).flatMap(({ hits }) => hits.map(({ href }) => href));

describe("people", () => {
  test("are found by names in either order, user name, parts of an email and of a number", async () => {
    const { id } = await makeCustomer({
      first_name: "Zéphyrine",
      last_name: "O'Test_50%",
      email: "zeph.test@example.org",
      username: "zeph-t",
      mobile: "+917012345678",
    });
    const way = `/staff/customers/${id}`;
    for (const text of [
      "Zéphyrine O'Test",
      "o'test zeph",
      "ZEPHYRINE",
      "zeph-t",
      "ph.test@exa",
      "70123 45678",
      "+91 (70123) 45678",
      "012345",
      "ze o't",
      "test_50%",
    ]) {
      expect(await found(manager, text), text).toContain(way);
      expect(await found(counsellor, text), text).not.toContain(way);
    }
    for (const text of ["zeph_t", "%", "_", "zeph nobody", "test-50", "\\", "z"]) {
      expect(await found(manager, text), text).not.toContain(way);
    }
  });

  test("whoever has the whole word as a name comes first", async () => {
    const whole = await makeCustomer({ first_name: "Quill", createdAt: new Date("2020-01-01") });
    await makeCustomer({ first_name: "Quillon" });
    expect((await found(manager, "quill"))[0]).toBe(`/staff/customers/${whole.id}`);
  });

  test("at the desk are colleagues, and deleted ones are nobody", async () => {
    const colleague = await makeMember("counsellor", { first_name: "Wyndham" });
    expect(await found(manager, "wyndham")).toEqual([`/staff/people/${colleague.id}`]);
    await makeCustomer({ first_name: "Gonefar", deletedAt: noon });
    expect(await search(manager, "gonefar")).toEqual([]);
  });
});

test("an order is found by its number and by half a receipt number", async () => {
  const receipt = (await findReceipt(db, bought.orderId))!;
  const name = receiptName(receipt);
  const [order, work] = [`/staff/orders/${bought.orderId}`, `/staff/work/${bought.itemId}`];
  for (const text of [
    `LF-${bought.number}`,
    `lf ${bought.number}`,
    `#${bought.number}`,
    name,
    name.slice(5),
    name.slice(-6),
  ]) {
    expect(await found(manager, text), text).toEqual(expect.arrayContaining([order, work]));
    if (text.startsWith("#")) continue;
    expect(await found(counsellor, text), text).toContain(work);
    expect(await found(counsellor, text), text).not.toContain(order);
    expect(await found(other, text), text).toEqual([]);
  }
  const labels = (await search(manager, name)).map(({ label }) => label);
  expect(labels).toEqual(["Cases", "Receipts"]);
});

test("a payment is found by the beginning of its id at the gateway", async () => {
  const { gatewayPaymentId: id } = bought;
  const way = `/staff/payments?${new URLSearchParams({ q: id })}`;
  for (const text of [id, id.slice(0, -2)]) expect(await found(manager, text)).toContain(way);
  expect(await found(counsellor, id)).toEqual([]);
});

test("a case is found by its customer, also with a word of its service, and each counsellor finds their own", async () => {
  const work = `/staff/work/${bought.itemId}`;
  for (const text of [bought.email, `${bought.email} cover`, `letter ${bought.email}`]) {
    expect(await found(counsellor, text), text).toEqual([work]);
    expect(await found(manager, text), text).toContain(work);
    expect(await found(other, text), text).toEqual([]);
  }
  expect(await found(counsellor, `${bought.email} visa`)).toEqual([]);
});

test("links are found by their customer and by their own address, own ones alone by a counsellor", async () => {
  const customer = await makeCustomer({ first_name: "Linkholder" });
  const link = valueOf(await makeLink(await newLink(counsellor, { customerId: customer.id })));
  const way = `/staff/links/${link.id}`;
  const address = `https://landfall.example${payerPath(link)}`;
  for (const text of ["linkholder", address]) {
    expect(await found(counsellor, text), text).toContain(way);
    expect(await found(manager, text), text).toContain(way);
    expect(await found(other, text), text).toEqual([]);
  }
});

test("enquiries are found by a part of the reference, a name or an email", async () => {
  const { reference } = await writeToUs({ name: "Ünal Sender" });
  const way = `/staff/enquiries/${reference}`;
  for (const text of [reference, reference.toLowerCase(), reference.slice(3), "unal", "sender unal"]) {
    expect(await found(manager, text), text).toContain(way);
    expect(await found(counsellor, text), text).toEqual([]);
  }
});

test("coupons, services, pages and actions are found by those who may open them", async () => {
  const coupon = { code: "HARBOUR15", percent: 15, capInr: 0n, capUsd: 0n, startsAt: noon };
  await db.insert(coupons).values(coupon);
  const ways = {
    harb: [["/staff/catalogue/coupons/HARBOUR15"], ["/staff/catalogue/coupons/HARBOUR15"], []],
    "new payment li": [["/staff/links/new"], ["/staff/links/new"], ["/staff/links/new"]],
    "invite pers": [["/staff/people#invite"], [], []],
    "export audit": [["/staff/audit.csv"], ["/staff/audit.csv"], []],
    "cover lett": [
      ["/staff/catalogue/services/cover-letter"],
      ["/staff/catalogue/services/cover-letter"],
      [],
    ],
    calend: [["/staff/calendar"], ["/staff/calendar"], ["/staff/calendar"]],
  };
  for (const [text, expected] of Object.entries(ways)) {
    const answers = [await found(owner, text), await found(manager, text), await found(counsellor, text)];
    expect(answers, text).toEqual(expected);
  }
});

test.each([
  "'; drop table users; --",
  "%' or '1'='1",
  "\u0000",
  "\uD800",
  "%".repeat(300),
  "a ".repeat(4_000),
  "é".repeat(5_000),
  "\\",
  "🙂 🙂",
  "‮abc",
])("a text that is none breaks nothing: %#", async (text) => {
  for (const member of [owner, counsellor]) expect(await search(member, text)).toBeInstanceOf(Array);
});

test("the database folds every text as the application does", async () => {
  const texts = [
    "José ŁUKASZ Øre Straße Æsir Œuvre",
    "Анна ЙЁЪ Ґанок Ћ",
    "Γιώργος ΏΣς",
    "İstanbul ı",
    "ﬁ ４２ Å Å",
    "आशा 李 عائشة",
    "O'Test_50% \\",
  ];
  for (const text of texts) {
    const { rows } = await db.execute<{ folded: string }>(sql`select search_text(${text}) as folded`);
    expect(rows[0]?.folded, text).toBe(foldText(text));
  }
});
