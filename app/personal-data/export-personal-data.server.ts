import { exportAccount } from "#app/accounts/export-account.server.ts";
import { exportBookings } from "#app/bookings/personal-data.server.ts";
import { exportIntakes } from "#app/cases/intake/export-intakes.server.ts";
import { exportCart } from "#app/cart/export-cart.server.ts";
import { exportCases } from "#app/cases/export-cases.server.ts";
import { exportPaymentLinks } from "#app/payment-links/export-payment-links.server.ts";
import { exportCouponUses } from "#app/coupons/export-coupon-uses.server.ts";
import { exportEnquiries } from "#app/enquiries/personal-enquiries.server.ts";
import { exportFiles } from "#app/files/export-files.server.ts";
import { exportSentMails } from "#app/mail/sent-mails.server.ts";
import { exportOrders } from "#app/orders/export-orders.server.ts";
import { exportPayments } from "#app/payments/export-payments.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { exportReceipts } from "#app/receipts/export-receipts.server.ts";
import { exportGroups } from "#app/research-groups/export-groups.server.ts";
import { exportTestimonials } from "#app/testimonials/export-testimonials.server.ts";
import { exportKeptChecks } from "#app/self-checks/kept/kept-check-data.server.ts";
import { exportWallet } from "#app/wallet/export-wallet.server.ts";

/** The list of personal tables says what is left out, and why. */
export async function exportPersonalData(userId: UserId, now: Date) {
  const [account, cart, orders, coupons, wallet, payments] = await Promise.all([
    exportAccount(userId),
    exportCart(userId),
    exportOrders(userId),
    exportCouponUses(userId),
    exportWallet(userId),
    exportPayments(userId),
  ]);
  const intakes = await exportIntakes(userId);
  const [receipts, links, bookings, enquiries, testimonials, files, groups, cases, checks, mails] =
    await Promise.all([
      exportReceipts(orders.map(({ id }) => id)),
      exportPaymentLinks(userId),
      exportBookings(userId),
      exportEnquiries(userId),
      exportTestimonials(userId),
      exportFiles(userId),
      exportGroups(userId),
      exportCases(userId),
      exportKeptChecks(userId),
      exportSentMails(userId),
    ]);
  return {
    about: `What ${env().SITE_NAME} keeps about you. Times are UTC. Amounts are in the currency beside them; those in a receipt's document are hundredths of it.`,
    made_at: now,
    account,
    orders,
    receipts,
    payments,
    wallet,
    coupons_used: coupons,
    cart,
    payment_links: links,
    bookings,
    messages_to_us: enquiries,
    mails,
    testimonials,
    files,
    intake_forms: intakes,
    research_groups: groups,
    cases,
    self_checks: checks,
  };
}
