import { writeFileSync } from "node:fs";

import { figuresDocument } from "#tests/figures/figures-document.ts";
import { runStep } from "#scripts/run-step.ts";

writeFileSync("docs/figures.md", figuresDocument());
process.exitCode = (await runStep("Format", "oxfmt", ["docs/figures.md"])) ? 0 : 1;
