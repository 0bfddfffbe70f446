import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";

import { finishReturn } from "#app/checkout/pages/finish-return.server.ts";

/** The payment dialog goes here itself when checkout.js has called back. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return finishReturn("razorpay", Object.fromEntries(new URL(request.url).searchParams));
}

/** Razorpay posts here where the browser cannot run its dialog, such as inside another app. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  return finishReturn("razorpay", Object.fromEntries(new URLSearchParams(await request.text())));
}
