import type { ChaosReport } from "#tests/chaos/run-chaos.ts";

const shownMax = 20;

export function printReport({ hash, figures, proofs, kills, dataDir }: ChaosReport, keep: boolean): void {
  for (const [heading, counts] of Object.entries(figures)) {
    console.log(`\n${heading}`);
    for (const [name, count] of Object.entries(counts))
      console.log(`  ${String(count).padStart(7)}  ${name}`);
  }
  if (kills.length > 0) console.log("\nKilled");
  for (const { afterPurchases, victim, backMs } of kills)
    console.log(`  ${String(afterPurchases).padStart(7)}  ${victim}, back after ${backMs} ms`);
  console.log("\nProved");
  for (const { claim, violations } of proofs) {
    console.log(`  ${violations.length === 0 ? "holds " : "BROKEN"}  ${claim}`);
    for (const sentence of violations.slice(0, shownMax)) console.log(`          ${sentence}`);
    if (violations.length > shownMax) console.log(`          … and ${violations.length - shownMax} more`);
  }
  const broken = proofs.filter(({ violations }) => violations.length > 0).length;
  const verdict = broken === 0 ? `All ${proofs.length} claims hold.` : `${broken} claims are BROKEN.`;
  console.log(`\nPlan ${hash}. ${verdict}${keep ? ` The data is in ${dataDir}.` : ""}`);
}
