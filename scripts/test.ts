import { globSync, mkdirSync, rmSync } from "node:fs";

import { runStep } from "#scripts/run-step.ts";
import { type Outcome, readPlaywrightReport, readVitestReport } from "#scripts/test-reports.ts";

/**
 * Runs every kind of test, even if one fails. Arguments select files by path; --wide adds the slow ones, --two-servers
 * sends what journeys ask to two servers in turn.
 */
const reports = ".cache/reports";

const asked = process.argv.slice(2);
const flags: Record<string, string> = { "--wide": "WIDE", "--two-servers": "TWO_SERVERS" };
const words = asked.filter((word) => !(word in flags)).map((word) => slashed(word).replace(/^\.\//, ""));
for (const word of asked) if (flags[word]) process.env[flags[word]] = "1";

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const outcomes = words.length === 0 ? await runAll() : await runPart();

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
process.exitCode = failures.length === 0 ? 0 : 1;
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `- ${one}`).join("\n")}`);
console.log(`\n${passed} passed, ${failures.length} failed`);

async function runAll(): Promise<Outcome[]> {
  // Neither alone keeps every processor busy.
  const prepared = await Promise.all([plainStep("Check", "node", ["scripts/check.ts"]), build()]);
  const audit = await plainStep("Known faults of packages", "node", ["scripts/audit.ts"]);
  return [...prepared, audit, await unitTests([]), await resilienceTests([]), await journeys([])];
}

async function runPart(): Promise<Outcome[]> {
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
    ...(files.length === 0 ? [{ passed: 0, failures: ["no such test"] }] : []),
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

function unitTests(files: string[]): Promise<Outcome> {
  return vitestStep("Rules and use cases", "unit", ["rules", "database"], files);
}

function build(): Promise<Outcome> {
  return plainStep("Build", "node", ["scripts/prepare.mjs", "--build"]);
}

function resilienceTests(files: string[]): Promise<Outcome> {
  return vitestStep("Starts, stops and crashes", "resilience", ["resilience*"], files);
}

async function plainStep(name: string, program: string, args: string[]): Promise<Outcome> {
  const well = await runStep(name, program, args);
  return { passed: well ? 1 : 0, failures: well ? [] : [name] };
}

async function vitestStep(
  name: string,
  reportName: string,
  projects: string[],
  files: string[],
): Promise<Outcome> {
  const report = `${reports}/${reportName}.json`;
  const args = ["run", ...files, ...projects.flatMap((project) => ["--project", project])];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const well = await runStep(name, "vitest", [...args, ...reporters]);
  return judged(name, well, readVitestReport(report));
}

async function journeys(files: string[]): Promise<Outcome> {
  const name = "Journeys in a browser";
  const report = `${reports}/journeys.json`;
  const well = await runStep(name, "playwright", ["test", ...files, "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return judged(name, well, readPlaywrightReport(report));
}

/** A step that fails without a failed test, say on an unreadable file, counts as a failure. */
function judged(name: string, well: boolean, outcome: Outcome): Outcome {
  const isSilentFailure = (!well || outcome.passed === 0) && outcome.failures.length === 0;
  return isSilentFailure ? { ...outcome, failures: [`${name}, without a failed test`] } : outcome;
}
