import { currentUserContext } from "#app/platform/request-context.ts";
import { receiptFile } from "#app/receipts/receipt-pdf.server.ts";
import { findOwnReceipt } from "#app/receipts/pages/find-own-receipt.server.ts";
import { answerFile } from "#app/files/answer-file.server.ts";

import type { Route } from "./+types/receipt-file.ts";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const receipt = await findOwnReceipt(context.get(currentUserContext), params.orderId, url.pathname);
  return answerFile(await receiptFile(receipt));
}
