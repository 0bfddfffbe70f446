import { checkPath, type VisaCheckId, visaCheckIds, visaChecks } from "#app/catalog/visa-checks.ts";
import { visaPath, visaTitle } from "#app/catalog/service-parts/visa-comparison.ts";
import type { OfficialNote } from "#app/content/section-parts.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { allChecks } from "#app/self-checks/evidence/all-checks.ts";

/** What a page is sent of a check. Dates are written out here, so that the browser needs no words for months. */
export function checkView(id: VisaCheckId) {
  const { sources, ...definition } = allChecks[id];
  const shownGroups = [...definition.conditions, ...definition.routes.flatMap(({ groups }) => groups)];
  const official = [
    ...shownGroups.flatMap((group) => group.official ?? []),
    ...(definition.afterApproval ?? []),
  ];
  const days = new Set([...sources, ...official].map(({ asOf }: Pick<OfficialNote, "asOf">) => asOf));
  return {
    definition: { ...definition, sources },
    name: visaChecks[id].name,
    path: checkPath(id),
    visa: visaOf(id),
    days: Object.fromEntries([...days].map((day) => [day, writtenDate(day)])),
    others: Object.fromEntries(
      visaCheckIds.map((other) => [
        other,
        { name: visaChecks[other].name, path: checkPath(other), visa: visaOf(other) },
      ]),
    ) as Record<VisaCheckId, { name: string; path: string; visa: ReturnType<typeof visaOf> }>,
  };
}

export type CheckView = ReturnType<typeof checkView>;

function visaOf(id: VisaCheckId) {
  const { visa } = visaChecks[id];
  return { path: visaPath(visa), title: visaTitle(visa) };
}
