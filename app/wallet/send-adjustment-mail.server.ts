import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { findAdjustment } from "#app/wallet/adjustments.server.ts";
import { enqueue, job } from "#app/platform/job.server.ts";

export const sendAdjustmentMailJob = job({
  name: "send-adjustment-mail",
  schema: z.object({ adjustmentId: z.uuid() }),
  key: ({ adjustmentId }) => adjustmentId,
});

export async function queueAdjustmentMail(tx: Db, adjustmentId: string): Promise<void> {
  await enqueue(tx, sendAdjustmentMailJob, { adjustmentId });
}

export async function sendAdjustmentMail({ adjustmentId }: { adjustmentId: string }): Promise<void> {
  const adjustment = await findAdjustment(db, adjustmentId);
  invariant(adjustment, `adjustment ${adjustmentId} is there`);
  const customer = await findCustomer(db, adjustment.userId);
  invariant(customer, `customer ${adjustment.userId} is there`);
  const { SITE_NAME, SITE_URL } = env();
  const amount = formatMoney(adjustment.amount, adjustment.currency);
  const credit = adjustment.direction === "credit";
  await sendMail({
    to: customer.email,
    about: { userId: adjustment.userId },
    subject: credit ? `${amount} has been added to your wallet` : `${amount} has been taken off your wallet`,
    body: [
      `Hello ${customer.firstName},`,
      credit ? `We have added ${amount} to your wallet.` : `We have taken ${amount} off your wallet.`,
      `The reason: ${adjustment.reason}`,
      `Your wallet, with every movement in it: ${SITE_URL}/service/wallet/`,
      `If anything about this looks wrong, answer this mail. ${SITE_NAME}`,
    ].join("\n\n"),
  });
}
