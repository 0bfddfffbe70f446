import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "#scripts/start/free-port.ts";
import { startAlternatingProxy } from "#tests/setup/alternating-proxy.ts";
import { startRealServer } from "#tests/setup/real-server.ts";

const port = process.env["JOURNEY_PORT"]!;

const settings = {
  PORT: port,
  SIMULATOR_PORT: process.env["JOURNEY_SIMULATOR_PORT"]!,
  DEMO_PASSWORD: process.env["DEMO_PASSWORD"]!,
  // All tests share one address; limits have their own tests.
  SIGN_IN_CALLS_PER_MINUTE: "10000",
  REGISTER_CALLS_PER_MINUTE: "10000",
  ENQUIRIES_PER_MINUTE: "10000",
  COUPON_CALLS_PER_MINUTE: "10000",
  PAYMENT_CALLS_PER_MINUTE: "10000",
  PRICE_CALLS_PER_MINUTE: "100000",
};

export default async function journeyServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "landfall-journeys-"));
  // For tests that cannot wait as long as customers do.
  process.env["JOURNEY_DATA_DIR"] = dataDir;
  const stop = process.env["TWO_SERVERS"] ? await startTwo(dataDir) : await startOne(dataDir);
  return async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function startOne(dataDir: string): Promise<() => Promise<unknown>> {
  const server = await startRealServer(dataDir, settings);
  return () => server.stop();
}

/** Requests go to them in turn, so whatever one keeps to itself is missed at once. */
async function startTwo(dataDir: string): Promise<() => Promise<unknown>> {
  const own = async () => ({
    ...settings,
    PORT: String(await freePort()),
    SITE_URL: `http://127.0.0.1:${port}`,
  });
  const first = await startRealServer(dataDir, await own());
  const second = await startRealServer(dataDir, await own(), { beside: true });
  const stopProxy = await startAlternatingProxy(Number(port), [first.url, second.url]);
  return async () => {
    stopProxy();
    await second.stop();
    await first.stop();
  };
}
