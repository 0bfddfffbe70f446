import { beforeAll, expect, test } from "vitest";

import { confirmHeld } from "#app/platform/held.server.ts";
import { openOperations, operations, statementsSentBy } from "#tests/budgets/operations.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";

/**
 * How many SQL statements a request may send, `begin` and `commit` included, from finding out who asks to the last of
 * its jobs. SHOW_STATEMENTS=1 prints them.
 */
const budgets: [operation: keyof typeof operations, most: number][] = [
  ["wallet purchase", 15],
  ["started gateway payment", 9],
  ["settled gateway payment", 24],
  ["add to cart", 6],
  ["cart read", 2],
  ["get_amount", 2],
  ["service page", 6],
  ["service page with all a customer can have", 6],
  ["visa page", 2],
  ["dashboard", 5],
];

withQuickPasswords();
withFakeGateways();
beforeAll(openOperations);

test.each(budgets)("%s sends at most %i statements", async (name, most) => {
  // The first fills what a process keeps in memory, which counts as confirmed however slow the machine is.
  confirmHeld(performance.now() + 60_000);
  await statementsSentBy(operations[name]);
  const sent = await statementsSentBy(operations[name]);
  const list = sent.map((text, at) => `${String(at + 1).padStart(4)}  ${text.slice(0, 200)}`).join("\n");
  const count = `${name}: ${sent.length} statements, ${most} are allowed\n${list}`;
  if (process.env["SHOW_STATEMENTS"]) console.log(count);
  expect(sent.length, count).toBeLessThanOrEqual(most);
});
