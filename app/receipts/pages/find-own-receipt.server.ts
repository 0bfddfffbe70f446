import { redirect } from "react-router";

import { logInPath } from "#app/accounts/log-in-path.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import { OrderId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { findReceipt } from "#app/receipts/find-receipt.server.ts";
import type { Receipt } from "#app/receipts/receipt.ts";

/** A visitor may log in first; everybody else gets the error page. */
export async function findOwnReceipt(
  user: CurrentUser | null,
  orderId: string,
  path: string,
): Promise<Receipt> {
  if (!user) throw redirect(logInPath(path));
  const known = OrderId.safeParse(orderId);
  const order = known.success ? await findOrder(db, known.data, user.id) : null;
  const receipt = order?.userId === user.id ? await findReceipt(db, order.id) : null;
  if (!receipt) throw redirect("/error");
  return receipt;
}
