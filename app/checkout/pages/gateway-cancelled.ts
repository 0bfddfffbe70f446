import type { LoaderFunctionArgs } from "react-router";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { seeOther, outcomeAddress } from "#app/checkout/pages/finish-return.server.ts";
import { PaymentId } from "#app/platform/ids.ts";

/** The attempt stays open until it expires. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const named = PaymentId.safeParse(new URL(request.url).searchParams.get("payment"));
  const payment = named.success ? await findPayment(db, named.data) : null;
  return seeOther(
    payment ? await outcomeAddress(payment, { cancelled: true }) : "/account/dashboard/?cancelled=1",
  );
}
