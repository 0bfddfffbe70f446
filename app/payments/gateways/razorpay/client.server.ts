import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import { outsideFetch } from "#app/platform/outside.server.ts";

type RazorpayClientSettings = { apiUrl: string; keyId: string; keySecret: string; timeoutMs: number };

export class RazorpayRefused extends Error {
  override name = "RazorpayRefused";
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, description: string) {
    super(description);
    this.status = status;
    this.code = code;
  }
}

export type RazorpayClient = {
  keyId: string;
  get(path: string): Promise<unknown>;
  post(path: string, body: object, headers?: Record<string, string>): Promise<unknown>;
};

/**
 * Razorpay's library never times out, cannot send the refund's idempotency header, and hides a broken connection in a
 * TypeError.
 */
export function razorpayClient(given: RazorpayClientSettings): RazorpayClient {
  const settings = { ...given, ask: outsideFetch("razorpay") };
  return {
    keyId: settings.keyId,
    get: (path) => request(settings, path, { method: "GET" }),
    post: (path, body, headers) =>
      request(settings, path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}

type Asking = RazorpayClientSettings & { ask: typeof fetch };

async function request(settings: Asking, path: string, init: RequestInit): Promise<unknown> {
  const credentials = Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString("base64");
  let status: number;
  let text: string;
  try {
    const response = await settings.ask(settings.apiUrl.replace(/\/+$/, "") + path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), authorization: `Basic ${credentials}` },
      signal: AbortSignal.timeout(settings.timeoutMs),
      redirect: "error",
    });
    status = response.status;
    text = await response.text();
  } catch (cause) {
    throw new GatewayUnreachable("Razorpay did not answer", { cause });
  }
  const body = parse(text);
  if (status >= 200 && status < 300 && body !== null) return body;
  // 409: the same refund is still running. 429 and above, or no JSON: ask again later.
  if (status === 409 || status >= 429 || body === null) {
    throw new GatewayUnreachable(`Razorpay answered ${status}`);
  }
  const { code = "UNKNOWN", description = `Razorpay answered ${status}` } = body.error ?? {};
  throw new RazorpayRefused(status, code, description);
}

type Body = { error?: { code?: string; description?: string } };

function parse(text: string): Body | null {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return null;
  }
}
