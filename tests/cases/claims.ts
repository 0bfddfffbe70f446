import { eq } from "drizzle-orm";

import { claimGuarantee } from "#app/cases/guarantee/claim-guarantee.server.ts";
import { findGuaranteeDue } from "#app/cases/guarantee/find-guarantee-due.server.ts";
import { guaranteesOf } from "#app/catalog/bought-service.ts";
import type { GuaranteeName } from "#app/catalog/service-parts/guarantee.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { RawChoices } from "#app/pricing/configuration.ts";
import { paper } from "#tests/cases/send-intake.ts";
import { noon } from "#tests/checkout/shop.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

/** 39,999 rupees for five universities: below what one person may refund. */
export async function completedApplication(choices: RawChoices = { universities: 5 }): Promise<Bought> {
  const bought = await buyServices([configured("complete-application", choices)]);
  await db.update(orderItems).set({ state: "completed" }).where(eq(orderItems.id, bought.itemId));
  return bought;
}

export function claim({ itemId, user }: Bought, guarantee: GuaranteeName = "admissions") {
  const letters = [paper("refusal-bremen"), paper("refusal-delft")];
  const text = "Bremen refused on 3 May, Delft on 9 May. Both filed in January.";
  return claimGuarantee({ itemId, userId: user.id, guarantee, text, files: letters, now: noon });
}

export async function guaranteeDue({ itemId }: Bought, name: GuaranteeName = "admissions") {
  const item = (await findItem(db, itemId))!;
  return findGuaranteeDue(
    db,
    item,
    guaranteesOf(item.configuration).find((one) => one.name === name)!,
  );
}
