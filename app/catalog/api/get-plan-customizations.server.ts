import { z } from "zod";

import { isRange } from "#app/catalog/choice-rules.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { done, refuse } from "#app/platform/outcome.ts";
import { openCall } from "#app/http/calls/call.server.ts";

export const getPlanCustomizations = openCall({
  path: "/service/get_plan_customizations_api/",
  summary: "The customizations a service can be bought with",
  input: z.object({ link: z.string().max(100) }),
  answer: z.object({ available_plans: z.array(z.object({ value: z.number(), label: z.string() })) }),
  async handle({ link }) {
    const service = findServiceSlug(link);
    if (!service) {
      return refuse({ code: "unknown_service", message: "This service was not found.", status: 404 });
    }
    const rule = rulesOf(service).choices.find((choice) => choice.name === "drafts");
    const options = rule && !isRange(rule.options) ? rule.options : [];
    return done({
      available_plans: options.map((value) => ({ value: Number(value), label: rule!.optionLabel(value) })),
    });
  },
});
