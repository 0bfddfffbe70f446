import { CancellingSection } from "#app/cases/cancelling/cancelling-section.tsx";
import type { CasePage, CaseViewer } from "#app/cases/case-part.ts";
import type { CasePartName, CaseViews } from "#app/cases/case-parts.server.ts";
import { ConversationSection } from "#app/cases/conversation/conversation-section.tsx";
import { DeliverablesSection } from "#app/cases/deliverables/deliverables-section.tsx";
import { GuaranteeSection } from "#app/cases/guarantee/guarantee-section.tsx";
import { EvidenceSection } from "#app/cases/evidence/evidence-section.tsx";
import { IntakeSection } from "#app/cases/intake/intake-section.tsx";
import { PlanSection } from "#app/cases/plan/plan-section.tsx";
import { SessionsSection } from "#app/cases/sessions/sessions-section.tsx";

type CaseSectionsProps = {
  views: CaseViews;
  side: CaseViewer["side"];
  /** `<part>.<action>` of what was just done, from the address. */
  done: string | null;
  /** All, unless some of them stand in another column. */
  parts?: readonly CasePartName[];
};

export function CaseSections({ views: all, side, done, parts }: CaseSectionsProps) {
  const [donePart, said = null] = done?.split(".") ?? [];
  const pageOf = (part: CasePartName): CasePage => ({
    side,
    said: donePart === part ? said : null,
    askedToCancel: all.cancelling?.cancellation?.state === "asked",
  });
  const views = parts ? onlyOf(all, parts) : all;
  return (
    <>
      {views.intake && <IntakeSection view={views.intake} page={pageOf("intake")} />}
      {views.evidence && <EvidenceSection view={views.evidence} page={pageOf("evidence")} />}
      {views.sessions && <SessionsSection view={views.sessions} page={pageOf("sessions")} />}
      {views.deliverables && <DeliverablesSection view={views.deliverables} page={pageOf("deliverables")} />}
      {views.conversation && <ConversationSection view={views.conversation} page={pageOf("conversation")} />}
      {views.plan && <PlanSection view={views.plan} page={pageOf("plan")} />}
      {views.guarantee && <GuaranteeSection view={views.guarantee} page={pageOf("guarantee")} />}
      {views.cancelling && <CancellingSection view={views.cancelling} page={pageOf("cancelling")} />}
    </>
  );
}

function onlyOf(views: CaseViews, parts: readonly CasePartName[]): Partial<CaseViews> {
  return Object.fromEntries(parts.map((part) => [part, views[part]]));
}
