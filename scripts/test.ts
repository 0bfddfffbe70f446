import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";

import { runStep } from "#scripts/run-step.ts";

/**
 * Runs every kind of test, even if one fails. Arguments select files by path; --wide adds the slow ones, --two-servers
 * sends what journeys ask to two servers in turn.
 */
const reports = ".cache/reports";
type Count = { passed: number; failed: number };

const asked = process.argv.slice(2);
const flags: Record<string, string> = { "--wide": "WIDE", "--two-servers": "TWO_SERVERS" };
const words = asked.filter((word) => !(word in flags)).map((word) => slashed(word).replace(/^\.\//, ""));
for (const word of asked) if (flags[word]) process.env[flags[word]] = "1";

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const counts = words.length === 0 ? await runAll() : await runPart();

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);

async function runAll(): Promise<Count[]> {
  // Neither alone keeps every processor busy.
  const prepared = await Promise.all([plainStep("Check", "node", ["scripts/check.ts"]), build()]);
  const audit = await plainStep("Known faults of packages", "node", ["scripts/audit.ts"]);
  return [...prepared, audit, await unitTests([]), await resilienceTests([]), await journeys([])];
}

async function runPart(): Promise<Count[]> {
  const resilience = matching("tests/resilience/*.test.ts");
  const unit = matching("{app,db,scripts,simulator,tests}/**/*.test.{ts,tsx}").filter(
    (file) => !resilience.includes(file),
  );
  const specs = matching("tests/e2e/*.spec.ts");
  const files = [...unit, ...resilience, ...specs];
  console.log(
    files.length === 0
      ? `No test has ${words.join(" or ")} in its path.`
      : `Running ${files.length} of the files with tests:\n${files.map((file) => `  ${file}`).join("\n")}`,
  );
  return [
    ...(unit.length > 0 ? [await unitTests(unit)] : []),
    ...(resilience.length + specs.length > 0 ? [await build()] : []),
    ...(resilience.length > 0 ? [await resilienceTests(resilience)] : []),
    ...(specs.length > 0 ? [await journeys(specs)] : []),
    ...(files.length === 0 ? [{ passed: 0, failed: 1 }] : []),
  ];
}

function matching(pattern: string): string[] {
  return globSync(pattern)
    .map(slashed)
    .filter((file) => words.some((word) => file.includes(word)))
    .toSorted();
}

function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}

function unitTests(files: string[]): Promise<Count> {
  return vitestStep("Rules and use cases", "unit", ["rules", "database"], files);
}

function build(): Promise<Count> {
  return plainStep("Build", "node", ["scripts/prepare.mjs", "--build"]);
}

function resilienceTests(files: string[]): Promise<Count> {
  return vitestStep("Starts, stops and crashes", "resilience", ["resilience*"], files);
}

async function plainStep(name: string, program: string, args: string[]): Promise<Count> {
  const well = await runStep(name, program, args);
  return { passed: well ? 1 : 0, failed: well ? 0 : 1 };
}

async function vitestStep(
  name: string,
  reportName: string,
  projects: string[],
  files: string[],
): Promise<Count> {
  const report = `${reports}/${reportName}.json`;
  const args = ["run", ...files, ...projects.flatMap((project) => ["--project", project])];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const well = await runStep(name, "vitest", [...args, ...reporters]);
  const { numPassedTests = 0, numFailedTests = 0 } = read<Record<string, number>>(report) ?? {};
  return counted(well, { passed: numPassedTests, failed: numFailedTests });
}

async function journeys(files: string[]): Promise<Count> {
  const report = `${reports}/journeys.json`;
  const well = await runStep(
    "Journeys in a browser",
    "playwright",
    ["test", ...files, "--reporter=list,json"],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  const stats = read<{ stats: Record<string, number> }>(report)?.stats ?? {};
  return counted(well, {
    passed: stats["expected"] ?? 0,
    failed: (stats["unexpected"] ?? 0) + (stats["flaky"] ?? 0),
  });
}

/** A run that fails without a failed test, say on an unreadable file, counts as a failure. */
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
