import { desc, inArray } from "drizzle-orm";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { answersFromChecks } from "#app/cases/intake/answers-from-checks.server.ts";
import { checkIntake } from "#app/cases/intake/check-intake.ts";
import type { IntakeAnswers } from "#app/cases/intake/intake-answers.ts";
import { caseIntakes } from "#app/cases/tables.server.ts";
import { type Bought, intakeFormOf } from "#app/catalog/bought-service.ts";
import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";
import { asksTheSame } from "#app/catalog/service-parts/intake-sections.ts";
import { countries } from "#app/currencies/countries.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { listKeptChecks } from "#app/self-checks/kept/kept-checks.server.ts";

type Empty = {
  itemId: OrderItemId;
  userId: UserId;
  bought: Bought;
  form: readonly IntakeField[];
  now: Date;
};

/**
 * What the customer has told us already: in the forms of other services, the newest first, in a self-check that they
 * keep, and in their account.
 */
export async function prefillIntake({ itemId, userId, bought, form, now }: Empty): Promise<IntakeAnswers> {
  const [earlier, customer, kept] = await Promise.all([
    listEarlier(userId, itemId),
    form.some(({ name }) => name === residence) ? findCustomer(db, userId) : null,
    listKeptChecks(db, userId),
  ]);
  const checked = await answersFromChecks(bought, kept, now);
  const given = form.flatMap((field) => {
    const known = earlier.find(
      ({ answers, asked }) => field.name in answers && asked.some((one) => asksTheSame(one, field)),
    );
    const inAccount = field.name === residence ? customer?.country : undefined;
    const answer = known?.answers[field.name] ?? checked[field.name] ?? inAccount;
    return answer === undefined ? [] : [[field.name, answer] as const];
  });
  return stillRight(form, Object.fromEntries(given));
}

const residence = "residence";
const formsMax = 10;

async function listEarlier(userId: UserId, itemId: OrderItemId) {
  const items = new Map(
    (await listOrders(userId)).flatMap((order) => order.items.map((item) => [item.id, item])),
  );
  items.delete(itemId);
  if (items.size === 0) return [];
  const found = await db
    .select({ itemId: caseIntakes.itemId, answers: caseIntakes.answers })
    .from(caseIntakes)
    .where(inArray(caseIntakes.itemId, [...items.keys()]))
    .orderBy(desc(caseIntakes.savedAt))
    .limit(formsMax);
  return found.map((one) => ({
    answers: one.answers,
    asked: intakeFormOf(items.get(one.itemId)!.configuration),
  }));
}

/** Options may have changed since. */
function stillRight(form: readonly IntakeField[], given: IntakeAnswers): IntakeAnswers {
  return checkIntake(form, {
    typed: (name) => [given[name] ?? []].flat(),
    sending: false,
    hasFiles: () => false,
    countries: new Set(countries().map(({ code }) => code)),
  }).answers;
}
