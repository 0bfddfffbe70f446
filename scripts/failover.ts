import { parseArgs } from "node:util";

import { printReport } from "#scripts/print-chaos.ts";
import type { Victim } from "#tests/chaos/plan-kills.ts";
import { runChaos } from "#tests/chaos/run-chaos.ts";
import { openCluster } from "#tests/failover/open-cluster.ts";

const help = `Customers buy at three servers behind HAProxy, on a pair of databases under Patroni, all on this machine and set up
by the files in deploy/. In each round the primary database is killed, then cut off from everything, then a server is
killed. Ends with 1 if an order was lost, money is wrong, or anything took longer than ${30} seconds to return.

  npm run test:failover
  npm run test:failover -- --rounds 1 --purchases 150 --seed 7 --keep
`;

/** The primary's lease, the election, and the pool's next attempt. */
const backWithinMs = 30_000;
const round: readonly Victim[] = ["primary", "network", "server"];

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    purchases: { type: "string", default: "900" },
    customers: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    keep: { type: "boolean", default: false },
    help: { type: "boolean" },
  },
});

if (values.help) console.log(help);
else await failover();

async function failover(): Promise<void> {
  try {
    const report = await runChaos({
      seed: Number(values.seed),
      purchases: Number(values.purchases),
      customers: Number(values.customers),
      concurrency: 8,
      serverKills: 0,
      databaseKills: 0,
      victims: Array.from({ length: Number(values.rounds) }, () => round).flat(),
      open: openCluster,
      limitMs: 45 * 60_000,
      keep: values.keep,
      say: (line) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`),
    });
    const late = report.kills.filter(({ backMs }) => backMs > backWithinMs);
    report.proofs.push({
      claim: `Everything returned within ${backWithinMs / 1_000} seconds.`,
      violations: late.map(({ victim, backMs }) => `After the loss of a ${victim}: ${backMs} ms.`),
    });
    printReport(report, values.keep);
    if (report.proofs.some(({ violations }) => violations.length > 0)) process.exitCode = 1;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  // Interrupted work may keep connections open.
  process.exit();
}
