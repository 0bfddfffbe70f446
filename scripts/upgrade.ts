import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { printReport } from "#scripts/print-chaos.ts";
import { checkOutRelease, previousRelease } from "#tests/upgrade/previous-release.ts";
import { runUpgrade } from "#tests/upgrade/run-upgrade.ts";

const help = `The previous release and this one serve side by side behind HAProxy, on one PostgreSQL, while this one's migrations run
and customers buy. Ends with 1 if a request failed, an order was lost, money is wrong, or a statement waited for longer
than a second for a migration.

  npm run test:upgrade
  npm run test:upgrade -- --from release-2027-01-04   instead of the newest release
  npm run test:upgrade -- --built ../previous         it is there, and built
  npm run test:upgrade -- --seconds 20 --customers 30 --concurrency 4 --seed 7 --keep
`;

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    built: { type: "string" },
    seconds: { type: "string", default: "20" },
    customers: { type: "string", default: "30" },
    concurrency: { type: "string", default: "4" },
    seed: { type: "string", default: "1" },
    keep: { type: "boolean", default: false },
    help: { type: "boolean" },
  },
});

if (values.help) console.log(help);
else await upgrade();

async function upgrade(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "landfall-previous-"));
  try {
    if (!values.built) {
      const from = values.from ?? previousRelease();
      say(`Building ${from}, the previous release, in ${folder}.`);
      checkOutRelease(from, folder);
    }
    const report = await runUpgrade({
      oldFolder: resolve(values.built ?? folder),
      seed: Number(values.seed),
      customers: Number(values.customers),
      concurrency: Number(values.concurrency),
      seconds: Number(values.seconds),
      keep: values.keep,
      say,
    });
    printReport({ ...report, kills: [] }, values.keep);
    if (report.proofs.some(({ violations }) => violations.length > 0)) process.exitCode = 1;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  rmSync(folder, { recursive: true, force: true });
  // Interrupted work may keep connections open.
  process.exit();
}

function say(line: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
}
