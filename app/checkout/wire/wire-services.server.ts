import { z } from "zod";

import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { configure, type Configured } from "#app/pricing/configuration.ts";
import { fromWireChoices, type WireChoices } from "#app/checkout/wire/wire-choices.ts";

const linksMax = 20;

export const wireLinks = z.union([z.string().max(2_000), z.array(z.string().max(100)).max(linksMax)]);

const unknownService = refuse({
  code: "unknown_service",
  message: "This service was not found.",
  status: 404,
});

function readLinks(links: z.infer<typeof wireLinks>): Outcome<ServiceSlug[]> {
  const names = (Array.isArray(links) ? links : links.split(",")).map((name) => name.trim()).filter(Boolean);
  const slugs = names.map(findServiceSlug);
  if (names.length === 0 || names.length > linksMax) {
    return refuse({
      code: "malformed",
      message: "Name one to twenty services.",
      status: 400,
      field: "links",
    });
  }
  return slugs.every((slug) => slug !== null) ? done(slugs) : unknownService;
}

export function readWireServices(
  links: z.infer<typeof wireLinks>,
  choices: WireChoices & { group_id?: string | null },
): Outcome<Configured> {
  const slugs = readLinks(links);
  if (!slugs.ok) return slugs;
  return configure(slugs.value, (service) => ({
    ...fromWireChoices(service, choices),
    groupId: choices.group_id,
  }));
}
