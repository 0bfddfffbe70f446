import { CancellingSection } from "#app/routes/pages/case/cancelling/cancelling-section.tsx";
import type { CasePage, CaseProblem, CaseViewer } from "#app/routes/pages/case/case-part.ts";
import type { CasePartName, CaseViews } from "#app/routes/pages/case/case-parts.server.ts";
import { ConversationSection } from "#app/routes/pages/case/conversation/conversation-section.tsx";
import { DeliverablesSection } from "#app/routes/pages/case/deliverables/deliverables-section.tsx";
import { IntakeSection } from "#app/routes/pages/case/intake/intake-section.tsx";
import { NotesSection } from "#app/routes/pages/case/notes/notes-section.tsx";
import { PlanSection } from "#app/routes/pages/case/plan/plan-section.tsx";
import { SessionsSection } from "#app/routes/pages/case/sessions/sessions-section.tsx";

type CaseSectionsProps = {
  views: CaseViews;
  token: string;
  side: CaseViewer["side"];
  problem: CaseProblem | null;
  /** `<part>.<deed>` of what was just done, from the address. */
  done: string | null;
};

/** The parts of a case in the order in which they matter: what is waited for first. */
export function CaseSections({ views, token, side, problem, done }: CaseSectionsProps) {
  const [donePart, said = null] = done?.split(".") ?? [];
  const pageOf = (part: CasePartName): CasePage => ({
    token,
    side,
    problem: problem?.part === part ? problem : null,
    said: donePart === part ? said : null,
  });
  return (
    <>
      {views.intake && <IntakeSection view={views.intake} page={pageOf("intake")} />}
      {views.sessions && <SessionsSection view={views.sessions} page={pageOf("sessions")} />}
      {views.deliverables && <DeliverablesSection view={views.deliverables} page={pageOf("deliverables")} />}
      {views.conversation && <ConversationSection view={views.conversation} page={pageOf("conversation")} />}
      {views.plan && <PlanSection view={views.plan} page={pageOf("plan")} />}
      {views.notes && <NotesSection view={views.notes} page={pageOf("notes")} />}
      {views.cancelling && <CancellingSection view={views.cancelling} page={pageOf("cancelling")} />}
    </>
  );
}
