import { parseArgs } from "node:util";

import { turnOffLostSecondFactor } from "#app/accounts/second-factor/turn-off-lost.server.ts";
import { withShop } from "#scripts/commands/with-shop.ts";

const help = `Turns off the second step of somebody who has lost their device and their recovery codes.

  npm run lost-device -- <email> --known-by "called back on the number of order LF-1042, named its total"

How they must be known is in docs/operations.md. They are signed out everywhere and told by mail, and what you say stands
in the audit log. Their password still counts.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "known-by": { type: "string", default: "" }, help: { type: "boolean" } },
});

try {
  const [email] = positionals;
  if (values.help || !email) console.log(help);
  else await withShop({ gateways: false }, () => turnOff(email, values["known-by"]));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function turnOff(email: string, knownBy: string): Promise<void> {
  const outcome = await turnOffLostSecondFactor({ email, knownBy, now: new Date() });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  console.log(`The second step of ${email} is off. They are signed out, and a mail tells them.`);
}
