import { itemStatuses } from "#app/orders/find-order-items.server.ts";
import type { Currency } from "#app/money/currency.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { buy, type Goods, type PaidBy, valueOf } from "#scripts/commands/demo-week/buy.ts";
import type { People, VisitorName } from "#scripts/commands/demo-week/people.ts";
import type { Live, Step } from "#scripts/commands/demo-week/steps.ts";

export type DemoOrder = {
  who: VisitorName;
  /** So many days ago. */
  day: number;
  currency: Currency;
  by: PaidBy;
  goods: Goods[];
  /** What happens to the first of its services, and how many days ago. */
  life: [day: number, step: Step][];
};

/** What happened, and how many days ago. */
export type Happening = { day: number; what: string; happen: (now: Date) => Promise<unknown> };

export function happeningsOf(order: DemoOrder, { visitors, staff }: People): Happening[] {
  const { who, day, goods, currency, by, life } = order;
  const user = visitors[who];
  const what = `${who}’s ${goods[0]?.[0]}`;
  let live: Live | null = null;
  const sale: Happening = {
    day,
    what: `${what} is bought`,
    async happen(now) {
      const orderId = await buy({ user, goods, currency, by, now });
      const [item] = await itemStatuses(db, orderId);
      invariant(item, "an order has a service");
      const desk = { staff, holder: staff.manager, sessions: [], cancellationId: "" };
      live = { user, orderId, itemId: item.id, ...desk, now };
    },
  };
  const steps = life.map(([at, step], index) => ({
    day: at,
    what: `${what}, step ${index + 1}`,
    async happen(now: Date) {
      invariant(live, "what was bought comes before what happens to it");
      live.now = now;
      valueOf(await step(live));
    },
  }));
  return [sale, ...steps];
}

/** In the order of time; what is of today keeps the order in which it is told. */
export async function tell(happenings: readonly Happening[], now: Date): Promise<void> {
  for (const { day, what, happen } of happenings.toSorted((one, other) => other.day - one.day)) {
    const at = day === 0 ? new Date() : new Date(now.getTime() - day * dayMs);
    try {
      await happen(at);
    } catch (error) {
      throw new Error(`${what}: ${(error as Error).message}`, { cause: error });
    }
  }
}
