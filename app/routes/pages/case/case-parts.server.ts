import type { CasePart } from "#app/routes/pages/case/case-part.ts";
import { cancelling } from "#app/routes/pages/case/cancelling/cancelling.server.ts";
import { conversation } from "#app/routes/pages/case/conversation/conversation.server.ts";
import { deliverables } from "#app/routes/pages/case/deliverables/deliverables.server.ts";
import { intake } from "#app/routes/pages/case/intake/intake.server.ts";
import { notes } from "#app/routes/pages/case/notes/notes.server.ts";
import { plan } from "#app/routes/pages/case/plan/plan.server.ts";
import { sessions } from "#app/routes/pages/case/sessions/sessions.server.ts";

/** The parts of a case's page by their names, which are also their places in its address. */
export const caseParts = {
  intake,
  sessions,
  deliverables,
  conversation,
  plan,
  notes,
  cancelling,
} satisfies Record<string, CasePart<unknown>>;

type CaseParts = typeof caseParts;
export type CasePartName = keyof CaseParts;
export type CaseViews = { [Name in CasePartName]: Awaited<ReturnType<CaseParts[Name]["load"]>> };
