import { parseArgs } from "node:util";

import { findAccountByEmail } from "#app/accounts/staff-account.server.ts";
import { system } from "#app/audit/record-audit-event.server.ts";
import { endRole } from "#app/desk/pages/end-role.server.ts";
import { grantRole } from "#app/desk/grant-role.server.ts";
import { everybody } from "#app/desk/list-people.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { withShop } from "#scripts/commands/with-shop.ts";

const help = `Says who works at the desk, and as what.

  npm run staff -- grant <email> owner        prices, people and all the rest
  npm run staff -- grant <email> manager      all of the work, refunds, the log
  npm run staff -- grant <email> counsellor   the work that is theirs
  npm run staff -- end <email>                takes the role away and signs them out
  npm run staff -- list                       who has which role, and since when

The account must be there: they sign up on the site first.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean" } },
});

try {
  const [what, email = "", role = ""] = positionals;
  if (values.help || !what) console.log(help);
  else if (what === "list") await withShop({ gateways: false }, list);
  else if (what === "grant") await withShop({ gateways: false }, () => grant(email, role));
  else if (what === "end") await withShop({ gateways: false }, () => end(email));
  else throw new Error(`There is no "${what}". It is grant, end or list.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function grant(email: string, role: string): Promise<void> {
  const outcome = await grantRole({ actor: system, email, role, now: new Date() });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { before } = outcome.value;
  if (before === role) console.log(`${email} is ${role} already.`);
  else console.log(`${email} is ${role} now${before === null ? "" : `, and was ${before}`}.`);
}

async function end(email: string): Promise<void> {
  const account = await findAccountByEmail(db, email);
  if (!account) throw new Error("There is no account with this email.");
  const outcome = await endRole({ actor: system, userId: account.id, now: new Date() });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { released } = outcome.value;
  const services = released === 1 ? "1 service waits" : `${released} services wait`;
  console.log(
    `${email} no longer works at the desk. ${released === 0 ? "" : `${services} for somebody else.`}`,
  );
}

async function list(): Promise<void> {
  const people = await everybody();
  for (const { email, role, secondFactor, grantedAt, endedAt } of people) {
    const second = secondFactor ? "second step on" : "no second step yet";
    const status = endedAt ? `ended on ${utcDay(endedAt)}` : `since ${utcDay(grantedAt)}, ${second}`;
    console.log(`${email.padEnd(36)} ${role.padEnd(12)} ${status}`);
  }
  if (people.length === 0) console.log("Nobody works at the desk yet.");
}
