import { file, type Bought, type IntakeField, type IntakeForm, longText } from "#app/catalog/intake-field.ts";
import { applyForms } from "#app/catalog/intake-forms-apply.ts";
import { moveForms } from "#app/catalog/intake-forms-move.ts";
import { prepareForms } from "#app/catalog/intake-forms-prepare.ts";
import { workForms } from "#app/catalog/intake-forms-work.ts";
import { writeForms } from "#app/catalog/intake-forms-write.ts";
import type { BoughtService } from "#app/catalog/slugs.ts";

/**
 * What each service needs before its work begins. We ask for what the work needs and nothing else: never for the number
 * of a passport or a card, and never for a password.
 */
const intakeForms: Record<BoughtService, IntakeForm> = {
  ...applyForms,
  ...writeForms,
  ...prepareForms,
  ...workForms,
  ...moveForms,
  "custom-service": () => [
    longText("about", "What should we know?", {
      hint: "What you have agreed with us, from your side: what it is for, by when, and what must not be left out.",
    }),
    file("papers", "Files that belong to it", { optional: true }),
  ],
};

/** The form of what was bought. */
export function intakeFormOf({ service, choices }: Bought): IntakeField[] {
  return intakeForms[service](choices);
}
