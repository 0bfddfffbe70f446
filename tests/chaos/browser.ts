import { setTimeout as pause } from "node:timers/promises";

export type Fields = Record<string, unknown>;
export type Answer = { status: number; body: Fields };

export type Browser = {
  cookies: Map<string, string>;
  call(path: string, fields: Fields): Promise<Answer>;
  go(address: string, form?: Record<string, string>): Promise<string>;
};

/** Busy machines answer late; longer than this counts as no answer. */
const patienceMs = 120_000;

type At = { url: string; servers: () => string[]; cookies?: Map<string, string> };

/** `url` is the public address; any of `servers` may answer there. */
export function openBrowser({ url: siteUrl, servers, cookies = new Map() }: At): Browser {
  let asked = 0;
  const anyServer = () => {
    const known = servers();
    asked += 1;
    return known[asked % known.length]!;
  };
  const request = async (address: string, init: RequestInit): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const { origin, pathname, search } = new URL(address, siteUrl);
    const host = origin === new URL(siteUrl).origin ? anyServer() : origin;
    const response = await fetch(new URL(pathname + search, host), {
      ...init,
      headers: { ...(init.headers as Record<string, string>), cookie },
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    async call(path, fields) {
      const headers = { "content-type": "application/json", origin: new URL(siteUrl).origin };
      const response = await request(path, { method: "POST", headers, body: JSON.stringify(fields) });
      const text = await response.text();
      return { status: response.status, body: readJson(text) };
    },
    async go(address, form) {
      const posted = form && { method: "POST", body: new URLSearchParams(form) };
      let response = await request(address, posted ?? {});
      for (let hops = 0; hops < 5 && response.status >= 300 && response.status < 400; hops += 1) {
        await response.arrayBuffer();
        response = await request(response.headers.get("location") ?? "/", {});
      }
      if (response.status >= 500) throw new Error(`${address} answered ${response.status}`);
      return response.text();
    },
  };
}

function readJson(text: string): Fields {
  try {
    return JSON.parse(text) as Fields;
  } catch {
    return {};
  }
}

/** No answer, or one that asks to try again. */
const worthAnotherTry = new Set(["purchase_busy", "earlier_unanswered", "gateway_unreachable", "too_many"]);
const triesForRefusal = 6;
const triesForSilence = 120;

/** Null if nobody answered. */
export async function persist(patient: boolean, ask: () => Promise<Answer>): Promise<Answer | null> {
  let [silences, words] = [0, 0];
  for (;;) {
    const answer = await ask().catch(() => null);
    const silent = answer === null || (answer.status >= 500 && answer.body["code"] === undefined);
    if (!silent && !worthAnotherTry.has(String(answer.body["code"]))) return answer;
    if (silent) silences += 1;
    else words += 1;
    if (!patient || silences >= triesForSilence || words >= triesForRefusal) return answer;
    await pause(silent ? 500 : waitMs(answer));
  }
}

function waitMs({ body }: Answer): number {
  return body["code"] === "too_many" ? Number(body["retry_after"]) * 1000 : 700;
}

export async function persistPage(patient: boolean, go: () => Promise<string>): Promise<string | null> {
  for (let tries = 1; ; tries += 1) {
    const page = await go().catch(() => null);
    if (page !== null || !patient || tries >= triesForSilence) return page;
    await pause(500);
  }
}
