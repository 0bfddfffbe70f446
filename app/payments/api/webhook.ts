import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";

import { gatewayNamed } from "#app/payments/gateways/gateway-registry.ts";
import { receiveWebhook } from "#app/payments/webhook-deliveries.server.ts";

export function loader({ params }: LoaderFunctionArgs): Response {
  if (!gatewayNamed(params["gateway"])) return new Response(null, { status: 404 });
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}

/** Trusts the message's signature alone: no session, no cookie. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  const gateway = gatewayNamed(params["gateway"]);
  if (!gateway || request.method !== "POST") return loader({ params } as LoaderFunctionArgs);
  const { status } = await receiveWebhook(gateway, await request.text(), request.headers, new Date());
  return new Response(null, { status });
}
