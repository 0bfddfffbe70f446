import { runStep } from "#scripts/run-step.ts";

const steps: [name: string, program: string, args: string[]][] = [
  ["Format", "oxfmt", ["--check"]],
  // The linter needs the routes' types, which a fresh clone lacks.
  ["Route types", "react-router", ["typegen"]],
  ["Lint", "oxlint", []],
  ["Types", "tsc", ["--noEmit"]],
];

const failed: string[] = [];
for (const [name, program, args] of steps) {
  if (!(await runStep(name, program, args))) failed.push(name);
}
console.log(
  failed.length === 0 ? "\nThe check found nothing.\n" : `\nThe check found faults: ${failed.join(", ")}.\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
