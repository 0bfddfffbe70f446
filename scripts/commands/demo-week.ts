import { resolve } from "node:path";

import { eq } from "drizzle-orm";

import { users } from "#app/accounts/tables.server.ts";
import { rollUpDailyFigures } from "#app/figures/roll-up-daily-figures.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { besideOrders } from "#scripts/commands/demo-week/beside-orders.ts";
import { earlierOrders } from "#scripts/commands/demo-week/earlier-orders.ts";
import { latestOrders } from "#scripts/commands/demo-week/latest-orders.ts";
import { firstVisitor, makePeople } from "#scripts/commands/demo-week/people.ts";
import { happeningsOf, tell } from "#scripts/commands/demo-week/story.ts";
import { withShop } from "#scripts/commands/with-shop.ts";
import { secretsOf } from "#scripts/start/secrets.ts";

try {
  await withShop({ gateways: true }, makeWeek);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** A week of a busy desk: customers who do not exist, and what each of them bought, by the shop's own use cases. */
async function makeWeek(): Promise<void> {
  if (!env().EMBEDDED) throw new Error("Only the demo gets such a week: this database is one of your own.");
  if (process.env["PAYMENT_PAGE_ORIGINS"]?.includes(" "))
    throw new Error(
      "A gateway with keys of your own is set, and nobody pays there for customers who do not exist.",
    );
  const [known] = await db.select().from(users).where(eq(users.username, firstVisitor));
  if (known) throw new Error("This shop has had its week already.");
  const begunAt = performance.now();
  const now = new Date();
  const orders = [...earlierOrders, ...latestOrders];
  const people = await makePeople(now, secretsOf(resolve(process.env["DATA_DIR"] || ".data")).DEMO_PASSWORD);
  await tell([...orders.flatMap((order) => happeningsOf(order, people)), ...besideOrders(people)], now);
  await rollUpDailyFigures();
  const seconds = ((performance.now() - begunAt) / 1_000).toFixed(1);
  console.log(
    `${orders.length + 1} orders of ${Object.keys(people.visitors).length} customers, in ${seconds} s.`,
  );
  console.log("They are at the desk now, /staff/. To be without them, delete the data directory.");
}
