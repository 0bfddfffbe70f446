import { mkdirSync, readFileSync, rmSync } from "node:fs";

import { runStep } from "#scripts/run-step.ts";

/**
 * Every test there is, each kind under its heading, and one line at the end that sums them up. A kind that
 * fails does not hide the ones after it.
 */
const reports = ".cache/reports";
type Count = { passed: number; failed: number };

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const counts = [
  await plainStep("Check", "node", ["scripts/check.ts"]),
  await vitestStep("Rules and use cases", "unit", ["rules", "database"]),
  await plainStep("Build", "node", ["scripts/prepare.mjs", "--build"]),
  await vitestStep("Starts, stops and crashes", "resilience", ["resilience"]),
  await playwrightStep("Journeys in a browser"),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);

async function plainStep(name: string, program: string, args: string[]): Promise<Count> {
  const well = await runStep(name, program, args);
  return { passed: well ? 1 : 0, failed: well ? 0 : 1 };
}

async function vitestStep(name: string, file: string, projects: string[]): Promise<Count> {
  const report = `${reports}/${file}.json`;
  const args = ["run", ...projects.flatMap((project) => ["--project", project])];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const well = await runStep(name, "vitest", [...args, ...reporters]);
  const { numPassedTests = 0, numFailedTests = 0 } = read<Record<string, number>>(report) ?? {};
  return counted(well, { passed: numPassedTests, failed: numFailedTests });
}

async function playwrightStep(name: string): Promise<Count> {
  const report = `${reports}/journeys.json`;
  const well = await runStep(name, "playwright", ["test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const stats = read<{ stats: Record<string, number> }>(report)?.stats ?? {};
  return counted(well, {
    passed: stats["expected"] ?? 0,
    failed: (stats["unexpected"] ?? 0) + (stats["flaky"] ?? 0),
  });
}

/** A run that ended badly without a failed test (a file that cannot be read, say) is itself a failure. */
function counted(well: boolean, count: Count): Count {
  const silentFailure = (!well || count.passed === 0) && count.failed === 0;
  return silentFailure ? { ...count, failed: 1 } : count;
}

function read<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return null;
  }
}
