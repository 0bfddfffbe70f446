import type { CaseSectionProps } from "#app/cases/case-part.ts";
import { CaseSection } from "#app/cases/case-section.tsx";
import type { EvidenceSummary } from "#app/cases/evidence/evidence.server.ts";
import { EvidenceProgressLine } from "#app/cases/evidence/evidence-progress.tsx";
import { LinkButton } from "#app/ui/button.tsx";

export function EvidenceSection({ view, page }: CaseSectionProps<EvidenceSummary>) {
  return (
    <CaseSection part="evidence" heading="Evidence list" page={page} doneMessages={{}}>
      {view.isEmpty ? (
        <p>This service has no list. You can begin one.</p>
      ) : (
        <EvidenceProgressLine progress={view.progress} side={page.side} />
      )}
      <p>
        <LinkButton to={view.href} size="small">
          {page.side === "desk" ? "Work on the list" : "See the list"}
        </LinkButton>
      </p>
    </CaseSection>
  );
}
