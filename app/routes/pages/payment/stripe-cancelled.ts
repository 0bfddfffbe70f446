import type { LoaderFunctionArgs } from "react-router";

import { seeOther } from "#app/routes/pages/payment/finish-return.server.ts";

/** The customer pressed the way back on Stripe's page. The attempt stays open until its time is up. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const payment = new URL(request.url).searchParams.get("payment") ?? "";
  const named = /^[0-9a-f-]{36}$/.test(payment) ? `payment=${payment}&` : "";
  return seeOther(`/account/dashboard/?${named}cancelled=1`);
}
