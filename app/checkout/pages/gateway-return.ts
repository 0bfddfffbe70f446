import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";

import { finishReturn } from "#app/checkout/pages/finish-return.server.ts";

/** The way back from a gateway's page, or from its window on ours. */
export function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return finishReturn(params["gateway"], Object.fromEntries(new URL(request.url).searchParams));
}

/** Some gateways' pages post here across sites: no cookie comes along, and the signature is all there is. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  return finishReturn(params["gateway"], Object.fromEntries(new URLSearchParams(await request.text())));
}
