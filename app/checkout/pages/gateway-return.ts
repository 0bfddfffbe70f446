import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";

import { finishReturn } from "#app/checkout/pages/finish-return.server.ts";

export function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return finishReturn(params["gateway"], Object.fromEntries(new URL(request.url).searchParams));
}

/** A cross-site post carries no cookie: the signature is the only proof. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  return finishReturn(params["gateway"], Object.fromEntries(new URLSearchParams(await request.text())));
}
