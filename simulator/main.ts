import { serve } from "@hono/node-server";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { addAssets } from "#simulator/assets.ts";
import { addControl } from "#simulator/control.ts";
import { startDeliveries } from "#simulator/webhook-deliveries.ts";
import { disturbRequests } from "#simulator/disturb-requests.ts";
import { endWithParent } from "#simulator/end-with-parent.ts";
import { startRefundOutcomes } from "#simulator/refund-outcomes.ts";
import { loadGateways } from "#simulator/gateways/registry.ts";
import { readSettings } from "#simulator/settings.ts";
import type { Simulation } from "#simulator/simulation.ts";
import { openStore } from "#simulator/store.ts";

/**
 * Stands in for the payment gateways on one port: their protocols, stored state, signed messages. No real money
 * moves.
 */

// Its data is for the user who runs it, nobody else.
process.umask(0o077);

const settings = readSettings(process.env);
const gateways = await loadGateways();
const store = openStore(settings.dataDir);
let listeningUrl = "";

const simulation: Simulation = {
  settings,
  gateways,
  store,
  publicUrl: () => settings.publicUrl ?? listeningUrl,
  now: () => Math.floor(Date.now() / 1000),
  wake: () => deliveries.wake(),
};
const deliveries = startDeliveries(simulation);
const sweeps = gateways.flatMap(({ sweep }) =>
  sweep ? [setInterval(() => sweep.run(simulation), sweep.everyMs)] : [],
);
const refundOutcomes = startRefundOutcomes(simulation);

const program = new Hono<{ Bindings: HttpBindings }>();
const disturb = disturbRequests(simulation);
program.use((c, next) => (gateways.some((gateway) => gateway.owns(c.req.path)) ? disturb(c, next) : next()));
program.use(async (c, next) => {
  await next();
  c.res.headers.set("x-content-type-options", "nosniff");
  c.res.headers.set("content-security-policy", "default-src 'none'; style-src 'self'; script-src 'self'");
});
for (const gateway of gateways) gateway.add(program, simulation);
addAssets(program);
addControl(program, simulation);

const server = serve(
  { fetch: program.fetch, hostname: settings.host, port: settings.port },
  (address: AddressInfo) => {
    listeningUrl = `http://${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:${address.port}`;
    // Commands find the running simulator by this file.
    writeFileSync(join(settings.dataDir, "address"), listeningUrl);
    console.log(`ready ${listeningUrl}`);
  },
);
server.on("error", (error) => {
  console.error(`The gateway simulator cannot listen: ${error.message}`);
  process.exit(1);
});

function stop(): void {
  deliveries.stop();
  sweeps.forEach((sweep) => clearInterval(sweep));
  refundOutcomes.stop();
  server.close();
  store.close();
  process.exit(0);
}

process.once("SIGTERM", stop);
process.once("SIGINT", stop);
endWithParent(stop);
