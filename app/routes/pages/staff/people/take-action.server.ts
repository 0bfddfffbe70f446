import { endRole } from "#app/desk/end-role.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { grantRole } from "#app/desk/grant-role.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { PeopleProblem } from "#app/routes/pages/staff/people/people-view.ts";
import { readStaffForm, type StaffForm } from "#app/routes/pages/staff/staff-form.server.ts";

type Answer = { done: "granted" | "changed" | "ended" } | { problem: PeopleProblem; status: number };

/** Does what a form of the page on people asks for. */
export async function takePeopleAction(request: Request, member: Member, now: Date): Promise<Answer> {
  const { form, ours } = await readStaffForm(request);
  if (!ours.ok) return refused(form, ours);
  const actor = { id: member.id, role: member.role };
  if (form.intent === "end") {
    const ended = await endRole({ actor, userId: form.field("about"), now });
    return ended.ok ? { done: "ended" } : refused(form, ended);
  }
  const granted = await grantRole({ actor, email: form.field("email"), role: form.field("role"), now });
  if (!granted.ok) return refused(form, granted);
  return { done: granted.value.before === null ? "granted" : "changed" };
}

function refused(form: StaffForm, { refusal }: Extract<Outcome<never>, { ok: false }>): Answer {
  const { message, field = null, status } = refusal;
  const typed = { about: form.field("about"), email: form.field("email"), role: form.field("role") };
  return { problem: { ...typed, message, field }, status };
}
