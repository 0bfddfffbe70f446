import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** How a step went: how many tests passed, and for each that failed its file, its name and what it said first. */
export type Outcome = { passed: number; failures: string[] };

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightReport = { stats: { expected: number }; suites: Suite[]; errors: { message?: string }[] };
type Suite = { suites?: Suite[]; specs: Spec[]; file: string; title: string };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
};

export function readVitestReport(path: string): Outcome {
  const report = read<VitestReport>(path);
  const failures = (report?.testResults ?? []).flatMap((file) => {
    const name = relative(process.cwd(), file.name);
    const failed = file.assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && file.status === "failed") return [failure(name, file.message)];
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages[0]));
  });
  return { passed: report?.numPassedTests ?? 0, failures };
}

export function readPlaywrightReport(path: string): Outcome {
  const report = read<PlaywrightReport>(path);
  const failures = (report?.suites ?? []).flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === "unexpected" || test.status === "flaky")
      .map((test) => {
        const error = test.results.find((result) => result.error)?.error;
        return failure(`${spec.file}:${spec.line} › ${spec.title}`, error?.message);
      }),
  );
  const outside = (report?.errors ?? []).map((error) => failure("outside a test", error.message));
  return { passed: report?.stats.expected ?? 0, failures: [...failures, ...outside] };
}

function specsOf(suite: Suite): Spec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function failure(name: string, message: string | undefined): string {
  const said = stripVTControlCharacters(message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 6);
  return [name, ...said.map((line) => `    ${line.trim()}`)].join("\n");
}

function read<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return null;
  }
}
