import { spawnSync } from "node:child_process";

import { judgeAudit } from "#scripts/judge-audit.ts";

/** Fails on known faults of severity high or critical, and passes, saying so, where the registry does not answer. */
const answerMs = 60_000;
const { stdout } = spawnSync("npm", ["audit", "--json"], {
  encoding: "utf8",
  timeout: answerMs,
  shell: process.platform === "win32",
  maxBuffer: 64 * 1024 * 1024,
});
const verdict = judgeAudit(stdout ?? "");
if (verdict === "faults") {
  console.error("Packages have known faults of severity high or critical: npm audit names them.");
  process.exitCode = 1;
} else if (verdict === "well") console.log("No package has a known fault of severity high or critical.");
else
  console.log("The registry answers no audit. docs/dependencies.md says which versions are used, and why.");
