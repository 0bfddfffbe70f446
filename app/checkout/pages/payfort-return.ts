import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";

import { finishReturn } from "#app/checkout/pages/finish-return.server.ts";

/** Some accounts are set to come back by a plain visit. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return finishReturn("payfort", Object.fromEntries(new URL(request.url).searchParams));
}

/** Amazon's page posts here across sites: no cookie comes along, and the signature is all there is. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  return finishReturn("payfort", Object.fromEntries(new URLSearchParams(await request.text())));
}
