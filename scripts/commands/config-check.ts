import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";

import { faultsOfPlaces, faultsOfSettings } from "#scripts/commands/config-check/check-settings.ts";

process.chdir(resolve(import.meta.dirname, "../.."));
const written = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
// What the environment says counts more, as at a start.
const variables = { ...written, ...process.env } as Record<string, string | undefined>;

const faults = faultsOfSettings(variables, Object.keys(written));
if (faults.every(({ stops }) => !stops)) faults.push(...(await faultsOfPlaces(variables)));

for (const { sentence, stops } of faults) console.log(`${stops ? "WRONG  " : "think  "}  ${sentence}`);
const wrong = faults.filter(({ stops }) => stops).length;
if (wrong > 0) process.exitCode = 1;
const count = wrong === 1 ? "One setting keeps" : `${wrong} settings keep`;
console.log(wrong === 0 ? "The site can start with these settings." : `${count} the site from starting.`);
