import { parseArgs } from "node:util";

import { people, runAttack, signedOut } from "#tests/attack/run-attack.ts";

const help = `Attacks a built server of its own, on a folder of its own: requests drawn from the OpenAPI document and from every form
of the site, signed out, as a customer and as each role at the desk, then sqlmap and wapiti where they are installed. Ends
with 1 if anything was found.

  npm run test:attack
  npm run test:attack -- --seed 7 --requests 5000 --without-scanners
  npm run test:attack -- --requests 0 --scan-as owner --scan-as manager
`;

const shownMax = 20;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000)) },
    requests: { type: "string", default: "100000" },
    "without-scanners": { type: "boolean", default: false },
    "scan-as": { type: "string", multiple: true, default: [signedOut, ...Object.keys(people)] },
    help: { type: "boolean" },
  },
});

if (values.help) console.log(help);
else await attack();

async function attack(): Promise<void> {
  try {
    const claims = await runAttack({
      seed: wholeNumber("seed"),
      requests: wholeNumber("requests"),
      scannedAs: values["without-scanners"] ? [] : values["scan-as"],
      say: (line) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`),
    });
    for (const { claim, violations } of claims) {
      console.log(`${violations.length === 0 ? "holds " : "BROKEN"}  ${claim}`);
      for (const sentence of violations.slice(0, shownMax)) console.log(`        ${sentence}`);
      if (violations.length > shownMax) console.log(`        … and ${violations.length - shownMax} more`);
    }
    const broken = claims.filter(({ violations }) => violations.length > 0).length;
    console.log(
      broken === 0
        ? `Nothing was found. Seed ${values.seed}.`
        : `${broken} claims are BROKEN. Seed ${values.seed}.`,
    );
    if (broken > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  process.exit();
}

function wholeNumber(name: "seed" | "requests"): number {
  const number = Number(values[name]);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new Error(`--${name}: a whole number.`);
}
