import { eq } from "drizzle-orm";
import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { payerPath } from "#app/payment-links/payment-link-secret.server.ts";
import { paymentLinks } from "#app/payment-links/tables.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { type Configuration, describeInFull } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { enqueue, job } from "#app/platform/job.server.ts";
import { PaymentLinkId } from "#app/platform/ids.ts";

export const sendLinkMailJob = job({
  name: "send-link-mail",
  schema: z.object({ linkId: PaymentLinkId }),
  key: ({ linkId }) => linkId,
});

export async function queueLinkMail(tx: Db, linkId: PaymentLinkId): Promise<void> {
  await enqueue(tx, sendLinkMailJob, { linkId });
}

/** Skips a link that was withdrawn meanwhile. */
export async function sendLinkMail({ linkId }: { linkId: PaymentLinkId }, now: Date): Promise<void> {
  const [link] = await db.select().from(paymentLinks).where(eq(paymentLinks.id, linkId));
  invariant(link, `payment link ${linkId} is there`);
  const path = payerPath(link);
  if (path === null || link.revokedAt !== null || link.paidAt !== null || link.expiresAt <= now) return;
  const customer = await findCustomer(db, link.userId);
  invariant(customer, `customer ${link.userId} is there`);
  const [heading = ""] = await nameServices([link.configuration]);
  const { SITE_NAME, SITE_URL } = env();
  const until = writtenDate(link.expiresAt);
  await sendMail({
    to: customer.email,
    subject: `Your payment link for ${heading}`,
    body: [
      `Hello ${customer.firstName},`,
      `As agreed, here is the link to pay for this:`,
      [heading, describeInFull(link.configuration), priceText(link.configuration)].filter(Boolean).join("\n"),
      `${SITE_URL}${path}`,
      `It works until ${until}. You can pay yourself, or send the address to someone else: they need no account. The whole price is shown before anything is charged, and the order is yours.`,
      SITE_NAME,
    ].join("\n\n"),
  });
}

/** Catalogue services cost the price of the day of payment. */
function priceText(configuration: Configuration): string {
  if (!isCustom(configuration)) return "";
  const { amount, currency } = configuration.custom;
  return formatMoney(BigInt(amount), currency);
}
