import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startRealServer } from "#tests/setup/real-server.ts";

/** Starts the built site for the journeys, on a data directory made for this run. */
export default async function journeyServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "landfall-journeys-"));
  // For journeys that cannot wait as long as a customer does.
  process.env["JOURNEY_DATA_DIR"] = dataDir;
  const server = await startRealServer(dataDir, {
    PORT: process.env["JOURNEY_PORT"]!,
    SIMULATOR_PORT: process.env["JOURNEY_SIMULATOR_PORT"]!,
    DEMO_PASSWORD: process.env["DEMO_PASSWORD"]!,
    // All journeys come from one address; the limits have tests of their own.
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
