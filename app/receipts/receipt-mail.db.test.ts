import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { sendOrderMail } from "#app/checkout/settle/send-order-mail.server.ts";
import { findAttachment, listMailbox } from "#app/mail/list-mailbox.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { findReceipt } from "#app/receipts/find-receipt.server.ts";
import { receiptAttachment, receiptPdf } from "#app/receipts/receipt-pdf.server.ts";
import { receipts } from "#app/receipts/tables.server.ts";
import { fund, makeBuyer, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";

beforeAll(openShop);

async function buy(): Promise<OrderId> {
  const user = await makeBuyer();
  await fund(user.id, 199_900n);
  return valueOf(await buyWithWallet(purchaseOf(user))).orderId;
}

test("the mail of a paid order brings its receipt, and says where it is", async () => {
  const orderId = await buy();
  await sendOrderMail({ orderId });
  const [mail] = await listMailbox(1);
  expect(mail).toMatchObject({ attachments: ["LF-2026-000001.pdf"] });
  expect(mail?.body).toContain("Your receipt, LF-2026-000001, comes with this mail.");
  expect(mail?.body).toContain(`http://127.0.0.1:3000/account/receipts/${orderId}`);
  const receipt = await findReceipt(db, orderId);
  expect(await findAttachment(mail?.id ?? 0, 0)).toMatchObject({ receiptOf: orderId });
  expect(await receiptAttachment(receipt!).draw()).toEqual(await receiptPdf(receipt!));
});

test("an order from before there were receipts still gets its mail", async () => {
  const orderId = await buy();
  await db.delete(receipts).where(eq(receipts.orderId, orderId));
  await sendOrderMail({ orderId });
  const [mail] = await listMailbox(1);
  expect(mail?.attachments).toEqual([]);
  expect(mail?.body).not.toContain("receipt");
});
