import { data } from "react-router";

import { findAttachment } from "#app/mail/list-mailbox.server.ts";
import { db } from "#app/platform/db.server.ts";
import { findReceipt } from "#app/receipts/find-receipt.server.ts";
import { receiptFile } from "#app/receipts/receipt-pdf.server.ts";
import { mailboxOpen } from "#app/mail/mailbox-open.server.ts";
import { fromThisMachineContext } from "#app/platform/request-context.ts";
import { answerFile } from "#app/files/answer-file.server.ts";

import type { Route } from "./+types/attachment.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [messageId, position] = [params.messageId, params.position].map((part) =>
    /^\d{1,9}$/.test(part) ? Number(part) : -1,
  );
  const open = mailboxOpen(context.get(fromThisMachineContext));
  const known = open && messageId !== undefined && position !== undefined;
  const attachment = known ? await findAttachment(messageId, position) : null;
  const file = attachment && (await fileOf(attachment));
  if (!file) throw data(null, { status: 404 });
  return answerFile(file);
}

async function fileOf(attachment: NonNullable<Awaited<ReturnType<typeof findAttachment>>>) {
  if (!attachment.receiptOf) return attachment;
  const receipt = await findReceipt(db, attachment.receiptOf);
  return receipt && receiptFile(receipt);
}
