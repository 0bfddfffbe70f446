import type { Platform } from "#app/payments/gateway.ts";
import { receiveWebhook } from "#app/payments/inbox.server.ts";

/** A gateway's message, taken in by its signature alone: no session, no cookie. */
export async function answerWebhook(platform: Platform, request: Request): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
  const { status } = await receiveWebhook(platform, await request.text(), request.headers, new Date());
  return new Response(null, { status });
}
