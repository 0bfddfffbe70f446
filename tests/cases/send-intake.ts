import { yesOrNo } from "#app/cases/intake/check-intake.ts";
import { sendIntake } from "#app/cases/intake/send-intake.server.ts";
import { type Bought, intakeFormOf } from "#app/catalog/bought-service.ts";
import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";
import type { PaidItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export async function sendIntakeOf(itemId: OrderItemId, now = noon): Promise<PaidItem> {
  const item = await findItem(db, itemId);
  if (!item) throw new Error(`${itemId} is not paid`);
  return valueOf(
    await sendIntake({ itemId, userId: item.userId, now, ...answeredWell(intakeFormOf(item.configuration)) }),
  );
}

export function answeredWell(form: readonly IntakeField[], otherwise: Record<string, string[]> = {}) {
  const answers = new Map(form.map((field) => [field.name, otherwise[field.name] ?? [goodAnswer(field)]]));
  return {
    typed: (name: string) => answers.get(name) ?? [],
    files: (name: string) => (isFile(form, name) && !otherwise[name] ? [paper(name)] : []),
    removed: [] as string[],
  };
}

export const formOf = (bought: Bought) => intakeFormOf(bought);

export function paper(name = "paper", words = "What was asked for."): File {
  return new File([words], `${name}.txt`, { type: "text/plain" });
}

function isFile(form: readonly IntakeField[], name: string): boolean {
  return form.some((field) => field.name === name && field.kind === "file");
}

export function goodAnswer(field: IntakeField): string {
  switch (field.kind) {
    case "text":
    case "long_text":
      return "Everything that is asked.";
    case "date":
      return "2027-01-15";
    case "one_of":
    case "several_of":
      return field.options[0] ?? "";
    case "yes_no":
      return yesOrNo[0] ?? "";
    case "number":
      return String(field.from);
    case "email":
      return "asha@example.org";
    case "web_address":
      return "https://example.org/asha";
    case "country":
      return "IN";
    case "file":
      return "";
  }
}
