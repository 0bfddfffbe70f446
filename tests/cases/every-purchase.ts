import type { Bought } from "#app/catalog/bought-service.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import type { ChosenValues } from "#app/catalog/choices.ts";
import { customService } from "#app/catalog/slugs.ts";
import { shippedSlugs } from "#app/catalog/find-service-slug.ts";

export const everyPurchase: readonly Bought[] = [
  ...shippedSlugs.flatMap((service) => [
    { service, choices: chosen(service, "preset") },
    { service, choices: chosen(service, "most") },
  ]),
  { service: customService, choices: {} },
];

function chosen(service: (typeof shippedSlugs)[number], how: "preset" | "most"): ChosenValues {
  return Object.fromEntries(
    rulesOf(service).choices.map(({ name, options, preset }) => {
      const most = "to" in options ? options.to : options.at(-1);
      return [name, how === "preset" ? preset : most];
    }),
  );
}
