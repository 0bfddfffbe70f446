import { log } from "#app/platform/log.server.ts";
import { outsideFetch } from "#app/platform/outside.server.ts";
import type { Header } from "#app/http/requests/security-headers.server.ts";

/** What a kept page is called at the CDN, so that all of them can be purged at once. */
const tag = "pages";

/**
 * Lets a CDN keep the page for so many seconds. Browsers go on asking each time; none of the four reaches them. 0 for no
 * CDN: without rules for cookies it would show one visitor's currency to another.
 */
export function headersForCdn(seconds: number): Header[] {
  if (seconds === 0) return [];
  return [
    ["cdn-cache-control", `public, max-age=${seconds}`],
    ["surrogate-control", `max-age=${seconds}`],
    ["surrogate-key", tag],
    ["cache-tag", tag],
  ];
}

type Purging = {
  url: string;
  /** Such as `Authorization: Bearer …`. */
  header: string | undefined;
  pauseMs?: number;
};

const answersWithinMs = 5_000;

/** Tells the CDN to forget every page: at once, then once a pause however much changes. */
export function purger({ url, header, pauseMs = 1_000 }: Purging): () => void {
  const ask = outsideFetch("cdn");
  let state: "idle" | "busy" | "again" = "idle";

  async function purge(): Promise<void> {
    const [name = "", value = ""] = header?.split(/:\s*(.*)/s) ?? [];
    const headers = { "content-type": "application/json", ...(header ? { [name]: value } : {}) };
    const body = JSON.stringify({ tags: [tag] });
    try {
      const answer = await ask(url, {
        method: "POST",
        headers,
        body,
        signal: AbortSignal.timeout(answersWithinMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) log.error({ status: answer.status }, "the CDN did not purge its pages");
    } catch (error) {
      log.error({ error }, "the CDN did not purge its pages");
    }
  }

  return function tell(): void {
    if (state !== "idle") {
      state = "again";
      return;
    }
    state = "busy";
    void purge().finally(() =>
      setTimeout(() => {
        const isDue = state === "again";
        state = "idle";
        if (isDue) tell();
      }, pauseMs).unref(),
    );
  };
}
