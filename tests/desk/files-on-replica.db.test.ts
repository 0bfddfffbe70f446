import { afterAll, beforeAll, expect, test } from "vitest";

import { allBookingsList } from "#app/bookings/desk/all-bookings-list.ts";
import { listAllBookings } from "#app/bookings/desk/list-bookings.server.ts";
import { listWork } from "#app/cases/desk/list-work.server.ts";
import { readWork } from "#app/cases/desk/work-filter.ts";
import { couponsList } from "#app/coupons/desk/coupons-list.ts";
import { listCouponsAtDesk } from "#app/coupons/desk/list-coupons-at-desk.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { ListShape } from "#app/desk/list/list-query.ts";
import { listEnquiriesAtDesk } from "#app/enquiries/desk/list-enquiries.server.ts";
import { listOrdersAtDesk } from "#app/orders/desk/list-orders-at-desk.server.ts";
import { ordersList } from "#app/orders/desk/orders-list.ts";
import { linksList } from "#app/payment-links/links-list.ts";
import { listLinksAtDesk } from "#app/payment-links/list-links-at-desk.server.ts";
import { listPaymentsAtDesk } from "#app/payments/desk/list-payments-at-desk.server.ts";
import { paymentsList } from "#app/payments/desk/payments-list.ts";
import { customersList, searchCustomers } from "#app/payments/search-customers.server.ts";
import { connect, db, disconnect, openDatabase } from "#app/platform/db.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { Turn } from "#app/platform/page-after.server.ts";
import { listReceiptsAtDesk } from "#app/receipts/desk/list-receipts-at-desk.server.ts";
import { receiptsList } from "#app/receipts/desk/receipts-list.ts";
import { listRefundsAtDesk } from "#app/refunds/desk/list-refunds-at-desk.server.ts";
import { refundsList } from "#app/refunds/desk/refunds-list.ts";
import { listTestimonialsAtDesk } from "#app/testimonials/desk/list-testimonials-at-desk.server.ts";
import { testimonialsList } from "#app/testimonials/desk/testimonials-list.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { buyAt } from "#tests/checkout/pay-at-fake.ts";
import { linkFor } from "#tests/checkout/payment-links.ts";
import { makeBuyer, noon, openShop, purchaseOf } from "#tests/checkout/shop.ts";
import { firstPage, listAsked } from "#tests/desk/list-asked.ts";
import { makeMember } from "#tests/desk/make-member.ts";

withFakeGateways();

let replica: ReturnType<typeof openDatabase>;
let turn: Turn;
let owner: Member;
let buyer: Awaited<ReturnType<typeof makeBuyer>>;

beforeAll(async () => {
  replica = openDatabase(process.env["DATABASE_URL"]!, 4);
  turn = { ...firstPage, on: replica.db };
  await openShop();
  owner = await makeMember("owner");
  buyer = await makeBuyer();
  await buyAt(fakeRazorpay, purchaseOf(buyer));
  await linkFor(buyer);
});

afterAll(() => replica.pool.end());

/** As the file of each asks for it; the second query looks for whom a text names. */
const lists: [string, (query: string) => Promise<Outcome<unknown>>][] = [
  ["work", (query) => listWork({ member: owner, filter: filterOf(query), now: noon, on: replica.db })],
  ["bookings", (query) => listAllBookings(owner, narrowed(allBookingsList, query), turn)],
  ["coupons", () => listCouponsAtDesk(owner, listAsked(couponsList), turn, noon)],
  ["enquiries", (query) => listEnquiriesAtDesk(owner, { state: "all", q: query, ...turn })],
  ["orders", (query) => listOrdersAtDesk(owner, narrowed(ordersList, query), turn)],
  ["links", (query) => listLinksAtDesk(owner, narrowed(linksList, query), turn, noon)],
  ["payments", (query) => listPaymentsAtDesk(owner, narrowed(paymentsList, query, "q"), turn)],
  ["customers", (query) => searchCustomers(owner, narrowed(customersList, query, "q"), turn)],
  ["receipts", (query) => listReceiptsAtDesk(owner, narrowed(receiptsList, query), turn, noon)],
  ["refunds", (query) => listRefundsAtDesk(owner, narrowed(refundsList, query), turn)],
  ["testimonials", () => listTestimonialsAtDesk(owner, listAsked(testimonialsList), turn)],
];

function narrowed<Shape extends ListShape>(shape: Shape, query: string, by = "customer") {
  return listAsked(shape, query && new URLSearchParams({ [by]: query }).toString());
}

const filterOf = (query: string) => readWork(new URLSearchParams(query ? { state: "all" } : {})).filter;

test.each(lists)("the file of %s asks the primary nothing", async (_name, read) => {
  await disconnect();
  connect("postgres://127.0.0.1:1/nowhere");
  try {
    await expect(db.execute("select 1")).rejects.toThrow();
    for (const query of ["", buyer.email, "LF-1001"]) expect(await read(query)).toMatchObject({ ok: true });
  } finally {
    await disconnect();
    connect(process.env["DATABASE_URL"]!);
  }
});
