import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import { outsideFetch } from "#app/platform/outside.server.ts";
import {
  isSigned,
  type PayfortFields,
  type PayfortSha,
  readFields,
  sign,
} from "#app/payments/gateways/payfort/signature.server.ts";

export type PayfortKeys = {
  accessCode: string;
  merchantIdentifier: string;
  requestPhrase: string;
  responsePhrase: string;
  sha: PayfortSha;
};

export type PayfortClient = (fields: PayfortFields) => Promise<PayfortFields>;

/**
 * No maintained library exists. Only signed answers count: a proxy's error page leaves the outcome unknown, like
 * silence.
 */
export function payfortClient(settings: {
  apiUrl: string;
  keys: PayfortKeys;
  timeoutMs: number;
}): PayfortClient {
  const { apiUrl, keys, timeoutMs } = settings;
  const ask = outsideFetch("payfort");
  return async (fields) => {
    const body = JSON.stringify(signRequest(fields, keys));
    const text = await post(ask, { url: apiUrl, body, timeoutMs });
    const answer = readFields(text);
    if (!answer || !isSigned(answer, keys.responsePhrase, keys.sha))
      throw new GatewayUnreachable("Amazon's answer could not be read or is not signed");
    return answer;
  };
}

export function signRequest(fields: PayfortFields, keys: PayfortKeys): PayfortFields {
  const named = {
    access_code: keys.accessCode,
    merchant_identifier: keys.merchantIdentifier,
    language: "en",
    ...fields,
  };
  return sign(named, keys.requestPhrase, keys.sha);
}

type Post = { url: string; body: string; timeoutMs: number };

async function post(ask: typeof fetch, { url, body, timeoutMs }: Post): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await ask(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    text = await response.text();
  } catch (cause) {
    throw new GatewayUnreachable("Amazon did not answer", { cause });
  }
  if (!response.ok) throw new GatewayUnreachable(`Amazon answered ${response.status}`);
  return text;
}
