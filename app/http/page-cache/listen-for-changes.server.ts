import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

import { log } from "#app/platform/log.server.ts";

type Listener = {
  onReady(): void;
  onChange(): void;
  /** Every change before this moment of `performance.now()` has been told. */
  onHeartbeat(askedAtMs: number): void;
  onLost(): void;
};

export type Listening = { stop(): Promise<void> };

/** Set in `db/migrations/0001_triggers.sql`. */
const channel = "pages_changed";

/** Detects connections that died silently. */
const heartbeatMs = 500;
const timeoutMs = 1_000;
const backoffMinMs = 100;
const backoffMaxMs = 10_000;

/** Its own connection. While it is lost, nothing is cached. */
export function listenForChanges(databaseUrl: string, listener: Listener): Listening {
  const stopping = new AbortController();
  const listening = keepListening(databaseUrl, listener, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}

async function keepListening(databaseUrl: string, listener: Listener, signal: AbortSignal): Promise<void> {
  let backoffMs = backoffMinMs;
  while (!signal.aborted) {
    try {
      await listenOnce(databaseUrl, signal, {
        ...listener,
        onReady() {
          backoffMs = backoffMinMs;
          listener.onReady();
        },
      });
    } catch (error) {
      log.warn({ error }, "changes of pages go unheard, so no pages are kept");
    }
    await pause(backoffMs, undefined, { signal, ref: false }).catch(() => {});
    backoffMs = Math.min(backoffMs * 2, backoffMaxMs);
  }
}

async function listenOnce(databaseUrl: string, signal: AbortSignal, listener: Listener): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
  });
  const lost = new Promise<never>((_resolve, reject) => {
    client.on("error", reject);
    client.once("end", () => reject(new Error("the connection was closed")));
  });
  // May reject before anybody awaits it.
  lost.catch(() => {});
  client.on("notification", () => listener.onChange());
  try {
    await Promise.race([lost, client.connect()]);
    await client.query(`listen ${channel}`);
    listener.onReady();
    await Promise.race([lost, beat(client, signal, listener)]);
  } finally {
    listener.onLost();
    await Promise.race([client.end().catch(() => {}), pause(timeoutMs, undefined, { ref: false })]);
  }
}

async function beat(client: pg.Client, signal: AbortSignal, listener: Listener): Promise<void> {
  while (!signal.aborted) {
    await pause(heartbeatMs, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    const askedAtMs = performance.now();
    // PostgreSQL sends the notices it has before this answer.
    await client.query("select 1");
    listener.onHeartbeat(askedAtMs);
  }
}
