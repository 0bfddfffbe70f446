import { randomUUID } from "node:crypto";

import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { signUp } from "#tests/chaos/open-shop.ts";
import { open, press } from "#tests/chaos/pay.ts";
import type { PlannedDeskAction } from "#tests/chaos/plan-desk.ts";
import type { Run } from "#tests/chaos/run.ts";
import { whileDatabaseReturns } from "#tests/chaos/shop-database.ts";

const halfAnHourMs = 31 * 60_000;

/** Some pay after deletion: that money is still theirs. */
export async function leave(run: Run, action: PlannedDeskAction & { what: "leaver" }): Promise<string> {
  const { country, currency, amount, pays, gateway } = action;
  const name = `chaos-leaver-${randomUUID().slice(0, 8)}`;
  const customer = await signUp(run.site, name, country).catch(() => null);
  if (!customer) return "did not come";
  const at = run.customers.push(customer) - 1;
  const payer = { customer: at, purchaseId: randomUUID(), patient: true, faults: [] };
  const fields = { amount, currency, payment_platform: gateway, purchase_id: payer.purchaseId };
  const opened = await open(run, payer, gateway, () =>
    customer.browser.call("/service/wallet/top_up/", fields),
  );
  if ("refused" in opened) return `refused: ${opened.refused}`;
  await expirePayments(new Date(Date.now() + halfAnHourMs)).catch(() => {});
  const person = { id: customer.id, firstName: "Chaos", email: `${name}@example.org` };
  const left = await whileDatabaseReturns(() => eraseCustomer(person, new Date()));
  if (!left.ok) return `refused: ${left.refusal.code}`;
  if (!pays) return "left";
  return (await press(run, opened.opened, "pay")) ? "left, and paid" : "left, and could not pay";
}
