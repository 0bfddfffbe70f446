import type { CasePart } from "#app/cases/case-part.ts";
import { cancelling } from "#app/cases/cancelling/cancelling.server.ts";
import { conversation } from "#app/cases/conversation/conversation.server.ts";
import { deliverables } from "#app/cases/deliverables/deliverables.server.ts";
import { guarantee } from "#app/cases/guarantee/guarantee.server.ts";
import { evidence } from "#app/cases/evidence/evidence.server.ts";
import { intake } from "#app/cases/intake/intake.server.ts";
import { plan } from "#app/cases/plan/plan.server.ts";
import { sessions } from "#app/cases/sessions/sessions.server.ts";

/** Names are also anchors in the page's address. */
export const caseParts = {
  intake,
  evidence,
  sessions,
  deliverables,
  conversation,
  plan,
  guarantee,
  cancelling,
} satisfies Record<string, CasePart<unknown>>;

type CaseParts = typeof caseParts;
export type CasePartName = keyof CaseParts;
export type CaseViews = { [Name in CasePartName]: Awaited<ReturnType<CaseParts[Name]["load"]>> };
