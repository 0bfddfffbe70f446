import { eq } from "drizzle-orm";

import { intakeFormOf } from "#app/catalog/bought-service.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { sendIntakeForCustomer } from "#app/cases/intake/send-intake-for-customer.server.ts";
import { tickPlanStep } from "#app/cases/plan/tick-plan-step.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { answeredWell, sendIntakeOf } from "#tests/cases/send-intake.ts";
import { noon } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

const configuration = configured("cover-letter");

async function makeItem(member: Member, own: boolean): Promise<OrderItemId> {
  const { itemId } = await buyServices([configuration]);
  const assignedTo = own ? member.id : (await makeMember("counsellor")).id;
  await db.update(orderItems).set({ assignedTo }).where(eq(orderItems.id, itemId));
  return itemId;
}

export const intakeUseCases: DeskUseCase[] = [
  {
    action: "intake_for_customer",
    name: "sendIntakeForCustomer",
    async call(member, own) {
      const itemId = await makeItem(member, own);
      const form = answeredWell(intakeFormOf(configuration));
      return sendIntakeForCustomer({ member, itemId, seen: "", now: noon, ...form });
    },
  },
  {
    action: "tick_step",
    name: "tickPlanStep",
    async call(member, own) {
      const itemId = await makeItem(member, own);
      await sendIntakeOf(itemId);
      return tickPlanStep({ member, itemId, step: "questions", isDone: true, now: noon });
    },
  },
];
