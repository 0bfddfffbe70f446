import { href } from "react-router";

import type { CaseAt, CasePart } from "#app/cases/case-part.ts";
import { type EvidenceProgress, evidenceProgress } from "#app/cases/evidence/evidence-list.ts";
import { loadEvidence } from "#app/cases/evidence/load-evidence.server.ts";
import { type BoughtService, customService } from "#app/catalog/slugs.ts";
import { visaChecks } from "#app/catalog/visa-checks.ts";
import { db } from "#app/platform/db.server.ts";

export type EvidenceSummary = { progress: EvidenceProgress; href: string; isEmpty: boolean };

/** On the case's page only how the list stands: it has a page of its own, with its actions. */
export const evidence: CasePart<EvidenceSummary> = {
  async load({ item, viewer }: CaseAt) {
    const { groups } = await loadEvidence(db, item);
    const isEmpty = groups.length === 0;
    if (isEmpty && !(viewer.side === "desk" && canBegin(item.configuration.service))) return null;
    const path =
      viewer.side === "desk"
        ? href("/staff/work/:itemId/evidence", { itemId: item.id })
        : href("/account/services/:itemId/evidence", { itemId: item.id });
    return { progress: evidenceProgress(groups), href: path, isEmpty };
  },
  actions: {},
};

/** Work that was agreed by hand may be about any visa, and some visas have two kinds to choose from. */
function canBegin(service: BoughtService): boolean {
  return service === customService || Object.values(visaChecks).some(({ visa }) => visa === service);
}
