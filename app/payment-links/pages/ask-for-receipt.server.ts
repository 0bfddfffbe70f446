import { sendPayerReceiptJob } from "#app/payment-links/send-payer-receipt.server.ts";
import { addPayer, type Payer } from "#app/payments/record-payer.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { PaymentId } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/job.server.ts";

/** After paying. Once only: whoever has the page could otherwise write to anybody by us, again and again. */
export async function askForReceipt(paymentId: PaymentId, payer: Payer): Promise<void> {
  await db.transaction(async (tx) => {
    if (await addPayer(tx, paymentId, payer)) await enqueue(tx, sendPayerReceiptJob, { paymentId });
  });
}
