import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { UserId } from "#app/platform/ids.ts";
import { closeGroupAtDesk } from "#app/research-groups/close-group-at-desk.server.ts";
import { findCustomerRecord } from "#app/accounts/desk/find-customer-record.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { removeTestimonialAtDesk } from "#app/testimonials/remove-testimonial.server.ts";
import { customersList, searchCustomers } from "#app/payments/search-customers.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { eraseAccount } from "#app/accounts/erase-account.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { Turn } from "#app/platform/page-after.server.ts";
import { readGroup } from "#app/research-groups/lock-group.server.ts";
import { findTestimonial } from "#app/testimonials/list-testimonials.server.ts";
import { publishTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { fund, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeGroup } from "#tests/research-groups/make-group.ts";
import { firstPage, listAsked } from "#tests/desk/list-asked.ts";
import { asId } from "#tests/setup/as-id.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";
import { makePremium } from "#tests/setup/make-premium.ts";

let manager: Member, counsellor: Member;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
  counsellor = await makeMember("counsellor");
});

const search = (member: Member, q: string, turn: Turn = firstPage) =>
  searchCustomers(member, listAsked(customersList, String(new URLSearchParams({ q }))), turn);
const found = async (words: string) => valueOf(await search(manager, words)).accounts.map(({ id }) => id);

test("a customer is found by name, email, username, mobile and order, however it is written", async () => {
  const customer = await makeCustomer({
    first_name: "Ruku",
    last_name: "O'Test_50%",
    email: "ruku.t@example.org",
    username: "ruku-t",
    mobile: "7012345678",
  });
  const words = [
    "ruku",
    "RUKU O'Test",
    "Test_50%",
    "ruku.t@example.org",
    "ruku-t",
    "7012345678",
    "+91 70123 45678",
  ];
  for (const one of words) expect(await found(one), one).toEqual([customer.id]);
  const buyer = await makePremium();
  const [order] = await listOrders(buyer.id);
  expect(await found(` lf-${order!.number}`)).toEqual([buyer.id]);
  for (const none of ["LF-999999", "%", "_", "\\", "no such person", "\u0000\u202E%"]) {
    expect(await found(none), none).not.toContain(customer.id);
  }
});

test("all customers are paged through once, newest first", async () => {
  const createdAt = new Date("2030-01-01T00:00:00Z");
  const made = await Promise.all(
    Array.from({ length: 7 }, () => makeCustomer({ createdAt, last_name: "Paged" })),
  );
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: { accounts: { id: string }[]; next: string | null } = valueOf(
      await search(manager, "paged", { after, size: 3 }),
    );
    seen.push(...page.accounts.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  expect(seen.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  const unknown = { after: randomUUID(), size: 50 };
  expect(valueOf(await search(manager, "paged", unknown)).accounts).toEqual([]);
  const nonsense = { after: "\u0000", size: 50 };
  expect(valueOf(await search(manager, "paged", nonsense)).accounts).toHaveLength(7);
});

test("a deleted account is found by its order alone, and its record names nobody", async () => {
  const buyer = await makePremium();
  const [order] = await listOrders(buyer.id);
  await eraseAccount(db, buyer.id, noon);
  expect(await found("Deleted")).toEqual([]);
  expect(await found(`LF-${order!.number}`)).toEqual([buyer.id]);
  const record = valueOf(await findCustomerRecord(manager, { userId: buyer.id, now: noon }));
  expect(record.account.deletedAt).toEqual(noon);
});

test("a record has everything of this customer, and nothing of others", async () => {
  const group = await makeGroup(2, 2);
  const [member, other] = group.members;
  await fund(member!.id, 10_000n);
  const ask = (userId: UserId) => findCustomerRecord(manager, { userId, now: noon });
  expect(valueOf(await ask(member!.id))).toMatchObject({
    account: { id: member!.id },
    wallet: { amount: 10_000n, currency: "INR" },
    movements: [{ text: "A gift to begin with" }],
    places: [{ groupId: group.id, members: 2, requiredMembers: 3, closedAt: null, paidAt: null }],
    orders: [],
    payments: [],
  });
  expect(valueOf(await ask(other!.id))).toMatchObject({ wallet: null, movements: [] });
  for (const unknown of ["nobody", "", "\u0000", "a b", "x".repeat(5_000)]) {
    expect(await ask(asId(UserId, unknown))).toMatchObject({
      refusal: { code: "unknown_customer", status: 404 },
    });
  }
});

test("a counsellor sees no customers' records and takes nothing down", async () => {
  const { id: userId } = await makeCustomer();
  const refused = { ok: false, refusal: { code: "not_allowed", status: 403 } };
  const why = { member: counsellor, reason: "Because I can", now: noon };
  expect(await search(counsellor, "")).toMatchObject(refused);
  expect(await findCustomerRecord(counsellor, { userId, now: noon })).toMatchObject(refused);
  expect(await removeTestimonialAtDesk({ ...why, userId, service: "cover-letter", seen: "" })).toMatchObject(
    refused,
  );
  expect(await closeGroupAtDesk({ ...why, groupId: randomUUID() })).toMatchObject(refused);
});

test("a testimonial is removed once, with a reason, and the log does not keep its words", async () => {
  const user = await makePremium();
  const details = "They read my letter twice and told me what to leave out.";
  valueOf(await publishTestimonial({ user, service: "cover-letter", details, now: noon }));
  const seen = noon.toISOString();
  const asked = { member: manager, userId: user.id, service: "cover-letter", seen, now: noon };
  expect(await removeTestimonialAtDesk({ ...asked, reason: " " })).toMatchObject({
    refusal: { code: "missing_reason", field: "reason" },
  });
  for (const service of ["resume-help", "no service", "\u0000"]) {
    const other = { ...asked, service, reason: "It names a third person" };
    expect(await removeTestimonialAtDesk(other)).toMatchObject({ refusal: { status: 404 } });
  }
  const pressed = await Promise.all(
    Array.from({ length: 5 }, () => removeTestimonialAtDesk({ ...asked, reason: "It names a third person" })),
  );
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await findTestimonial(user.id, "cover-letter"))?.details ?? null).toBeNull();
  const events = await auditEventsOn(user.id);
  expect(events).toMatchObject([{ event: "testimonial_removed", reason: "It names a third person" }]);
  expect(JSON.stringify(events)).not.toContain("told me");
});

test("a group is closed once, with a reason", async () => {
  const { id: groupId } = await makeGroup(2, 2);
  const asked = { member: manager, groupId, reason: "It asks for money", now: noon };
  const pressed = await Promise.all(Array.from({ length: 5 }, () => closeGroupAtDesk(asked)));
  expect(pressed.every(({ ok }) => ok)).toBe(true);
  expect((await readGroup(db, groupId))?.closedAt).toEqual(noon);
  expect(await auditEventsOn(groupId)).toMatchObject([
    { event: "group_closed", reason: "It asks for money" },
  ]);
  for (const unknown of ["nonsense", randomUUID()]) {
    expect(await closeGroupAtDesk({ ...asked, groupId: unknown })).toMatchObject({
      refusal: { status: 404 },
    });
  }
});
