import { serve } from "@hono/node-server";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { addAssets } from "#simulator/assets.ts";
import { addControl } from "#simulator/control.ts";
import { startDeliveries } from "#simulator/deliveries.ts";
import { disturbRequests } from "#simulator/disturb-requests.ts";
import { endWithParent } from "#simulator/end-with-parent.ts";
import { addPayfortApi } from "#simulator/payfort/api.ts";
import { settleUncertain } from "#simulator/payfort/orders.ts";
import { addPayfortPayPage } from "#simulator/payfort/pay-page.ts";
import { endRefund as endPayfortRefund } from "#simulator/payfort/refunds.ts";
import { addRazorpayApi } from "#simulator/razorpay/api.ts";
import { addRazorpayPayPage } from "#simulator/razorpay/pay-page.ts";
import { startRefundOutcomes } from "#simulator/refund-outcomes.ts";
import { readSettings } from "#simulator/settings.ts";
import type { Simulation } from "#simulator/simulation.ts";
import { openStore } from "#simulator/store.ts";
import { addStripeApi } from "#simulator/stripe/api.ts";
import { endRefund as endStripeRefund } from "#simulator/stripe/refunds.ts";
import { endRefund as endRazorpayRefund } from "#simulator/razorpay/refunds.ts";
import { endOverdueSessions } from "#simulator/stripe/intents.ts";
import { addStripePayPage } from "#simulator/stripe/pay-page.ts";

/*
 * The payment gateways' stand-in: speaks Stripe's, Razorpay's and Amazon's protocols on one port, remembers
 * everything in a folder, and tells the shop by signed messages. Only for trying the shop out: no real money moves.
 */

// It keeps what the shop asked of its gateways: for whoever runs it, and nobody else.
process.umask(0o077);

const settings = readSettings(process.env);
const store = openStore(settings.dataDir);
let listeningUrl = "";

const simulation: Simulation = {
  settings,
  store,
  publicUrl: () => settings.publicUrl ?? listeningUrl,
  now: () => Math.floor(Date.now() / 1000),
  wake: () => deliveries.wake(),
};
const deliveries = startDeliveries(simulation);
const overdue = setInterval(() => endOverdueSessions(simulation), 10_000);
const uncertain = setInterval(() => settleUncertain(simulation), 500);

const refundOutcomes = startRefundOutcomes(simulation, {
  stripe: endStripeRefund,
  razorpay: endRazorpayRefund,
  payfort: endPayfortRefund,
});

const program = new Hono<{ Bindings: HttpBindings }>();
program.use("/v1/*", disturbRequests(simulation));
program.use("/FortAPI/paymentApi", disturbRequests(simulation));
program.use(async (c, next) => {
  await next();
  c.res.headers.set("x-content-type-options", "nosniff");
  c.res.headers.set("content-security-policy", "default-src 'none'; style-src 'self'; script-src 'self'");
});
addStripeApi(program, simulation);
addStripePayPage(program, simulation);
addRazorpayApi(program, simulation);
addRazorpayPayPage(program, simulation);
addPayfortApi(program, simulation);
addPayfortPayPage(program, simulation);
addAssets(program);
addControl(program, simulation);

const server = serve(
  { fetch: program.fetch, hostname: settings.host, port: settings.port },
  (address: AddressInfo) => {
    listeningUrl = `http://${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:${address.port}`;
    // Commands beside the shop find it here.
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
  clearInterval(overdue);
  clearInterval(uncertain);
  refundOutcomes.stop();
  server.close();
  store.close();
  process.exit(0);
}

process.once("SIGTERM", stop);
process.once("SIGINT", stop);
endWithParent(stop);
