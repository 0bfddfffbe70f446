import type { ListId } from "#app/cases/evidence/evidence-list.ts";
import { type Bought } from "#app/catalog/bought-service.ts";
import { templateOf } from "#app/catalog/find-service-slug.ts";
import { customService } from "#app/catalog/slugs.ts";
import { type VisaCheckId, visaCheckIds, visaChecks } from "#app/catalog/visa-checks.ts";

/** `kept`: the self-checks in the customer's account, the newest first. A visa with two kinds goes by them. */
export function listsOfService({ service, choices }: Bought, kept: readonly string[]): ListId[] {
  const template = service === customService ? service : templateOf(service);
  switch (template) {
    case "express-entry":
      return ["express-entry"];
    case "visa_and_financial_counselling":
      return ["student-visa"];
    case "visa-sop":
      return ["visa-statement"];
    case "complete-application":
      return ["application", ...(choices.visaHelp === true ? (["student-visa"] as const) : [])];
    default:
      return visaList(
        visaCheckIds.filter((id) => visaChecks[id].visa === template),
        kept,
      );
  }
}

function visaList(kinds: readonly VisaCheckId[], kept: readonly string[]): ListId[] {
  if (kinds.length <= 1) return [...kinds];
  const own = kept.find((id) => kinds.some((kind) => kind === id));
  return kinds.filter((kind) => kind === own);
}
