import type { ChoiceName } from "#app/catalog/choices.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { invariant } from "#app/platform/invariant.ts";
import { readChoices } from "#app/pricing/choices-in-query.ts";
import { type CatalogueConfiguration, configure, type RawChoices } from "#app/pricing/configuration.ts";

export type ReadConfiguration = {
  configuration: CatalogueConfiguration;
  missing: ChoiceName[];
  problem: string | null;
};

/** Resets invalid choices and says so; the page always opens. */
export function readConfiguration(service: ServiceSlug, fields: URLSearchParams): ReadConfiguration {
  const raw = withPreselected(service, readChoices(fields));
  let problem: string | null = null;
  for (const _attempt of Object.keys(raw)) {
    const configured = configure([service], raw);
    if (configured.ok) return { ...only(configured.value), problem };
    problem ??= configured.refusal.message;
    delete raw[configured.refusal.field as ChoiceName];
  }
  const plain = configure([service], {});
  invariant(plain.ok, "a service's presets can be configured");
  return { ...only(plain.value), problem };
}

/** Preselected choices count as chosen. */
function withPreselected(service: ServiceSlug, raw: RawChoices): RawChoices {
  const preselected = rulesOf(service).choices.filter((rule) => rule.preselected);
  return {
    ...raw,
    ...Object.fromEntries(preselected.map((rule) => [rule.name, raw[rule.name] ?? rule.preset])),
  };
}

function only({
  configurations,
  missing,
}: {
  configurations: CatalogueConfiguration[];
  missing: ChoiceName[];
}) {
  const [configuration] = configurations;
  invariant(configuration, "one service makes one configuration");
  return { configuration, missing };
}
