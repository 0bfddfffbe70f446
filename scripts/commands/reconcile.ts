import { parseArgs } from "node:util";

import { reconcile, transitMs } from "#app/books/reconcile.server.ts";
import { withShop } from "#scripts/commands/with-shop.ts";

const help = `Compares our books with what each gateway says, piece by piece, and ends with 1 if they differ.

  npm run reconcile                          everything there ever was
  npm run reconcile -- --since 2026-11-01    attempts made since that day
  npm run reconcile -- --strict              what has changed within the last half hour is judged too
`;

const { values } = parseArgs({
  options: { since: { type: "string" }, strict: { type: "boolean" }, help: { type: "boolean" } },
});

try {
  if (values.help) console.log(help);
  else await withShop({ gateways: true }, compare);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function compare(): Promise<void> {
  const since = new Date(values.since ?? "2020-01-01");
  if (Number.isNaN(since.getTime())) throw new Error("--since: a day such as 2026-11-01.");
  const now = Date.now();
  const settledBefore = new Date(values.strict ? now + transitMs : now - transitMs);
  const accounts = await reconcile({ since, settledBefore });
  if (accounts.length === 0) throw new Error("No gateway has all of its keys set: nothing was compared.");
  for (const { account, problem, agreed, inTransit, differences } of accounts) {
    if (problem) console.log(`${account}: could not be compared: ${problem}`);
    if (problem) continue;
    for (const difference of differences) console.log(difference);
    const fresh = inTransit > 0 ? `, ${inTransit} too fresh to judge` : "";
    console.log(`${account}: ${agreed} agree, ${differences.length} differ${fresh}`);
  }
  const differences = accounts.flatMap((account) => account.differences).length;
  const missing = accounts.filter(({ problem }) => problem !== null).length;
  if (differences > 0 || missing > 0) process.exitCode = 1;
  if (missing > 0) console.log(`${missing} accounts could not be compared.`);
  else console.log(differences === 0 ? "No difference." : `${differences} differences.`);
}
