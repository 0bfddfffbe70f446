import { runStep } from "#scripts/run-step.ts";

/** Everything that can be said of the code without running it. All of it is said, then the verdict. */
const steps: [name: string, program: string, args: string[]][] = [
  ["Format", "oxfmt", ["--check"]],
  // The linter reads types too, and on a fresh clone those of the routes are still to be made.
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
