import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";

import { linkState } from "#app/payment-links/find-payment-link.server.ts";
import { listLinksOf } from "#app/payment-links/list-links.server.ts";
import { startByLink } from "#app/checkout/pay-by-link.server.ts";
import { payerPath } from "#app/payment-links/payment-link-secret.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { linksList } from "#app/payment-links/links-list.ts";
import { listLinksAtDesk } from "#app/payment-links/list-links-at-desk.server.ts";
import { makeCustomLink, makeLink } from "#app/payment-links/desk/make-link.server.ts";
import { withdrawLinkAtDesk } from "#app/payment-links/desk/withdraw-link-at-desk.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { fakeRazorpay, fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { makeBuyer, minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { newCustomLink, newLink } from "#tests/desk/link-use-cases.ts";
import { firstPage, listAsked } from "#tests/desk/list-asked.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { asId } from "#tests/setup/as-id.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";
import { payByCard, tenTimes, why } from "#tests/checkout/payment-links.ts";

withFakeGateways([fakeStripe, fakeRazorpay]);

let manager: Member;

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date("2026-10-01T00:00:00Z"));
  manager = await makeMember("manager");
});

test("a button pressed ten times makes one link, one deed and one mail with its address", async () => {
  const customer = await makeBuyer();
  const input = await newCustomLink(manager, { customerId: customer.id, mail: true, now: new Date() });
  const made = await tenTimes(() => makeCustomLink(input));
  const ids = new Set(made.map((one) => valueOf(one).id));
  expect(ids.size).toBe(1);
  const link = valueOf(made[0]!);
  expect(await auditEventsOn(link.id)).toMatchObject([
    { event: "link_made", actorId: manager.id, after: { service: "custom-service", price: "12500.00" } },
  ]);
  expect(JSON.stringify(await auditEventsOn(link.id))).not.toContain("Appeal");
  await runJobs();
  const mails = (await listMailbox()).filter(({ recipient }) => recipient === customer.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain(payerPath(link));
  expect(mails[0]?.body).toContain("₹12,500.00");
});

test("the same is not asked for by two open links, and a form makes one", async () => {
  const customer = await makeBuyer();
  const input = await newCustomLink(manager, { customerId: customer.id });
  const first = valueOf(await makeCustomLink(input));
  const again = await makeCustomLink({ ...input, purchaseId: randomUUID() });
  expect(again).toMatchObject({ refusal: { code: "same_link", details: { linkId: first.id } } });
  const other = { ...input, terms: { ...input.terms, title: "Something else" } };
  expect(why(await makeCustomLink(other))).toBe("form_used");
  valueOf(await makeCustomLink({ ...other, purchaseId: randomUUID() }));
  expect(await listLinksOf(customer.id, noon)).toHaveLength(2);
});

test.each([
  ["nobody's account", { customerId: asId(UserId, "nobody") }, "unknown_customer"],
  ["a purchase that is none", { purchaseId: "x" }, "malformed"],
])("with %s no link is made", async (_name, change, code) => {
  expect(why(await makeLink(await newLink(manager, change)))).toBe(code);
  expect(why(await makeCustomLink(await newCustomLink(manager, change)))).toBe(code);
});

test("nobody makes a link for themselves, and none is made for what has no price", async () => {
  expect(why(await makeLink(await newLink(manager, { customerId: manager.id })))).toBe("own_link");
  const visa = { configuration: configured("o-1-visa") };
  expect(why(await makeLink(await newLink(manager, visa)))).toBe("not_available");
  const share = { configuration: configured("research-paper", { coAuthors: "2" }) };
  expect(why(await makeLink(await newLink(manager, share)))).toBe("not_in_group");
});

test("a link works for the days that were chosen, to the moment", async () => {
  const link = valueOf(await makeLink(await newLink(manager, { validDays: 60 })));
  const end = new Date(noon.getTime() + 60 * 86_400_000);
  expect(link.expiresAt).toEqual(end);
  expect(await linkState(link, new Date(end.getTime() - 1))).toBe("open");
  expect(await linkState(link, end)).toBe("expired");
});

test("a link is withdrawn once, for a reason, and then nobody pays by it", async () => {
  const link = valueOf(await makeLink(await newLink(manager)));
  const asked = { member: manager, linkId: link.id, now: noon };
  const ends = await tenTimes(() => withdrawLinkAtDesk({ ...asked, reason: "Agreed anew." }));
  for (const end of ends) valueOf(end);
  const events = await auditEventsOn(link.id);
  expect(events.map(({ event, reason }) => [event, reason])).toEqual([
    ["link_made", null],
    ["link_withdrawn", "Agreed anew."],
  ]);
  const start = { link, gateway: "stripe" as const, assertedAmount: null, quoteId: null, now: noon };
  expect(why(await startByLink(start))).toBe("link_closed");
  expect(await listLinksOf(link.userId, noon)).toMatchObject([{ state: "cancelled", revokedBy: manager.id }]);
});

test("it is not withdrawn under a payer's feet, nor once it is paid", async () => {
  const link = valueOf(await makeLink(await newLink(manager)));
  const asked = { member: manager, linkId: link.id, reason: "Agreed anew." };
  const start = { link, gateway: "stripe" as const, assertedAmount: null, quoteId: null, now: noon };
  const { started } = valueOf(await startByLink(start));
  expect(why(await withdrawLinkAtDesk({ ...asked, now: minutesLater(1) }))).toBe("being_paid");
  expect(await listLinksOf(link.userId, minutesLater(1))).toMatchObject([{ state: "being_paid" }]);
  fakeStripe.capture(started.gatewayOrderId);
  await settlePayment({ gateway: "stripe", gatewayOrderId: started.gatewayOrderId, now: minutesLater(2) });
  expect(why(await withdrawLinkAtDesk({ ...asked, now: minutesLater(3) }))).toBe("already_paid");
  expect(await listLinksOf(link.userId, minutesLater(3))).toMatchObject([{ state: "paid" }]);

  const left = valueOf(await makeLink(await newLink(manager)));
  valueOf(await startByLink({ ...start, link: left }));
  valueOf(await withdrawLinkAtDesk({ ...asked, linkId: left.id, now: minutesLater(31) }));
});

test("of a payer and a withdrawal at the same moment one wins", async () => {
  for (let round = 0; round < 5; round += 1) {
    const link = valueOf(await makeLink(await newLink(manager)));
    const start = { link, gateway: "stripe" as const, assertedAmount: null, quoteId: null, now: noon };
    const asked = { member: manager, linkId: link.id, reason: "Agreed anew.", now: noon };
    const [paying, withdrawn] = await Promise.all([startByLink(start), withdrawLinkAtDesk(asked)]);
    const ends = [why(paying), why(withdrawn)];
    expect([
      ["done", "being_paid"],
      ["link_closed", "done"],
    ]).toContainEqual(ends);
  }
});

test("the list finds links by state and customer, page by page, and shows a counsellor their own", async () => {
  const [counsellor, customer] = [await makeMember("counsellor"), await makeBuyer()];
  const make = async (minutes: number, change: Parameters<typeof newLink>[1] = {}) =>
    valueOf(await makeLink(await newLink(counsellor, { now: minutesLater(minutes), ...change })));
  const open = await make(1, { customerId: customer.id });
  const expired = await make(2, { validDays: 1 });
  const withdrawn = await make(3);
  valueOf(
    await withdrawLinkAtDesk({ member: counsellor, linkId: withdrawn.id, reason: "Agreed anew.", now: noon }),
  );
  const paid = await make(4);
  await payByCard(paid, minutesLater(5));
  const later = new Date(noon.getTime() + 2 * 86_400_000);
  const beingPaid = await make(6);
  const stripe = { gateway: "stripe" as const, assertedAmount: null, quoteId: null };
  valueOf(await startByLink({ link: beingPaid, ...stripe, now: later }));

  const list = async (
    member: Member,
    query = "",
    turn: { after: string | null; size: number } = firstPage,
  ): Promise<[string, string][]> => {
    const asked = listAsked(linksList, query);
    const { links } = valueOf(await listLinksAtDesk(member, asked, turn, later));
    return links.map(({ id, state }) => [id, state]);
  };
  const all: [string, string][] = [
    [beingPaid.id, "being_paid"],
    [paid.id, "paid"],
    [withdrawn.id, "cancelled"],
    [expired.id, "expired"],
    [open.id, "open"],
  ];
  expect(await list(counsellor)).toEqual(all);
  for (const [id, state] of all) expect(await list(counsellor, `state=${state}`)).toEqual([[id, state]]);
  expect(await list(manager, `customer=${customer.email}`)).toEqual([[open.id, "open"]]);
  expect(await list(manager, "customer=nobody@example.org")).toEqual([]);
  expect(await list(counsellor, "", { after: withdrawn.id, size: 50 })).toEqual(all.slice(3));
  expect(await list(counsellor, "dir=asc")).toEqual(all.toReversed());
  expect(await list(counsellor, "from=2026-10-02&until=2026-10-02")).toEqual(all);
  expect(await list(counsellor, "from=2026-10-03")).toEqual([]);
  expect(await list(await makeMember("counsellor"))).toEqual([]);
});
