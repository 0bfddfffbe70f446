import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { type Account, findAccount } from "#app/accounts/search-accounts.server.ts";
import { type ListedLink, listLinksOf } from "#app/payment-links/list-links.server.ts";
import { sessionsOfCustomer } from "#app/cases/sessions/find-sessions.server.ts";
import { listBookings } from "#app/bookings/find-booking.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { type NamedSession, nameSessions } from "#app/cases/sessions/name-sessions.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import type { Money } from "#app/money/money.ts";
import type { ListedOrder } from "#app/orders/listed-order.ts";
import { refundsOfOrders } from "#app/orders/find-order-items.server.ts";
import type { OrderRefund } from "#app/orders/find-order-refund.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import type { Refund } from "#app/payments/record-refund.server.ts";
import { paymentsOfCustomer, refundsOfPayments } from "#app/payments/search-payments.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { type ListedPlace, listPlaces } from "#app/research-groups/list-places.server.ts";
import { exportTestimonials } from "#app/testimonials/export-testimonials.server.ts";
import { type Adjustment, adjustmentsOf } from "#app/wallet/adjustments.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { type WalletMovement, walletMovements } from "#app/wallet/wallet-log.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type CustomerRecord = {
  account: Account;
  orders: ListedOrder[];
  wallet: Money | null;
  movements: WalletMovement[];
  adjustments: (Adjustment & { asker: string })[];
  bookings: Awaited<ReturnType<typeof listBookings>>;
  sessions: NamedSession[];
  links: ListedLink[];
  payments: Payment[];
  orderRefunds: OrderRefund[];
  gatewayRefunds: Refund[];
  places: ListedPlace[];
  testimonials: { service: string; details: string; createdAt: Date }[];
};

/** Shown at once; the timeline goes on. */
const movementsShown = 10;
const sessionsMax = 50;

/** One query per part, whatever its size. */
export async function findCustomerRecord(
  member: Member,
  { userId, now }: { userId: UserId; now: Date },
): Promise<Outcome<CustomerRecord>> {
  if (!may(member.role, "see_customers", { own: false })) return notAllowed;
  const account = await findAccount(db, userId);
  if (!account) return unknownCustomer;
  const [orders, wallet, log, bookings, payments, places, testimonials] = await Promise.all([
    listOrders(userId),
    walletBalance(db, userId),
    walletMovements(userId, null, movementsShown),
    listBookings(db, userId),
    paymentsOfCustomer(db, userId),
    listPlaces(db, userId),
    exportTestimonials(userId),
  ]);
  const [orderRefunds, gatewayRefunds, adjustments, links, sessions] = await Promise.all([
    refundsOfOrders(
      db,
      orders.map(({ id }) => id),
    ),
    refundsOfPayments(
      db,
      payments.map(({ id }) => id),
    ),
    adjustmentsWithNames(userId),
    listLinksOf(userId, now),
    nameSessions(db, await sessionsOfCustomer(db, userId, sessionsMax), "counsellor"),
  ]);
  const { movements } = log;
  return done({
    account,
    orders,
    wallet,
    movements,
    adjustments,
    bookings,
    sessions,
    links,
    payments,
    orderRefunds,
    gatewayRefunds,
    places,
    testimonials,
  });
}

async function adjustmentsWithNames(userId: UserId): Promise<CustomerRecord["adjustments"]> {
  const found = await adjustmentsOf(db, userId);
  const names = await namePeople(
    db,
    found.map(({ askedBy }) => askedBy),
  );
  return found.map((adjustment) => ({ ...adjustment, asker: fullName(names.get(adjustment.askedBy)) }));
}

const unknownCustomer = refuse({
  code: "unknown_customer",
  message: "This customer was not found.",
  status: 404,
});
