import { parseArgs } from "node:util";

import { printReport } from "#scripts/print-chaos.ts";
import { runChaos } from "#tests/chaos/run-chaos.ts";

const help = `Lets many customers buy at once while gateways, server and database fail, and proves that no money was lost.
Ends with 1 if anything is missing. The site must be built: npm run build.

  npm run chaos                      2,000 purchases, 20 kills of the server, 5 of the database
  npm run chaos -- --seed 7          another plan; the same seed is the same plan, though not the same moments
  npm run chaos -- --purchases 300 --server-kills 5 --database-kills 1 --customers 40 --concurrency 16
  npm run chaos -- --keep            leaves the data directory, with the server's log in it
  npm run chaos -- --minutes 20      gives up after so long
`;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    purchases: { type: "string", default: "2000" },
    customers: { type: "string", default: "80" },
    concurrency: { type: "string", default: "24" },
    "server-kills": { type: "string", default: "20" },
    "database-kills": { type: "string", default: "5" },
    minutes: { type: "string", default: "30" },
    keep: { type: "boolean", default: false },
    help: { type: "boolean" },
  },
});

if (values.help) console.log(help);
else await chaos();

async function chaos(): Promise<void> {
  try {
    const report = await runChaos({
      seed: wholeNumber("seed"),
      purchases: wholeNumber("purchases"),
      customers: wholeNumber("customers"),
      concurrency: wholeNumber("concurrency"),
      serverKills: wholeNumber("server-kills"),
      databaseKills: wholeNumber("database-kills"),
      limitMs: wholeNumber("minutes") * 60_000,
      keep: values.keep,
      say: (line) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`),
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

function wholeNumber(
  name: "seed" | "purchases" | "customers" | "concurrency" | "server-kills" | "database-kills" | "minutes",
): number {
  const number = Number(values[name]);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new Error(`--${name}: a whole number.`);
}
