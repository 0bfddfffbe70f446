import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startRealServer } from "#tests/setup/real-server.ts";

export default async function journeyServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "landfall-journeys-"));
  // For tests that cannot wait as long as customers do.
  process.env["JOURNEY_DATA_DIR"] = dataDir;
  const server = await startRealServer(dataDir, {
    PORT: process.env["JOURNEY_PORT"]!,
    SIMULATOR_PORT: process.env["JOURNEY_SIMULATOR_PORT"]!,
    DEMO_PASSWORD: process.env["DEMO_PASSWORD"]!,
    // All tests share one address; limits have their own tests.
    SIGN_IN_CALLS_PER_MINUTE: "10000",
    REGISTER_CALLS_PER_MINUTE: "10000",
    COUPON_CALLS_PER_MINUTE: "10000",
    PAYMENT_CALLS_PER_MINUTE: "10000",
    PRICE_CALLS_PER_MINUTE: "100000",
  });
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
