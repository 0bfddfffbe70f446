import { changeRole } from "#app/desk/change-role.server.ts";
import { sendInvitationAgain, withdrawInvitation } from "#app/desk/change-invitation.server.ts";
import { endRole } from "#app/desk/pages/end-role.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { invitePerson } from "#app/desk/invite-person.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { PeopleProblem } from "#app/desk/pages/people-view.ts";
import { readStaffForm, type StaffForm } from "#app/desk/staff-form.server.ts";

type Answer = { done: string } | { problem: PeopleProblem; status: number };

/** Does what a form of the page on people asks for. */
export async function takePeopleAction(request: Request, member: Member, now: Date): Promise<Answer> {
  const { form, ours } = await readStaffForm(request);
  const outcome = ours.ok ? await act(form, member, now) : ours;
  return outcome.ok ? { done: form.intent } : refused(form, outcome);
}

function act({ intent, field }: StaffForm, member: Member, now: Date): Promise<Outcome<unknown>> {
  const about = field("about");
  const from = field("from");
  switch (intent) {
    case "invite":
      return invitePerson({ member, email: field("email"), role: field("role"), now });
    case "send_again": {
      const sentTimes = Number(/^\d{1,6}$/.exec(field("sent_times"))?.[0] ?? 0);
      return sendInvitationAgain({ member, invitationId: about, sentTimes, now });
    }
    case "withdraw":
      return withdrawInvitation({ member, invitationId: about, now });
    case "change":
      return changeRole({ member, userId: UserId.parse(about), from, role: field("role"), now });
    case "end":
      return endRole({ actor: { id: member.id, role: member.role }, userId: UserId.parse(about), from, now });
    default:
      return Promise.resolve(notUnderstood);
  }
}

function refused(form: StaffForm, { refusal }: Extract<Outcome<never>, { ok: false }>): Answer {
  const { message, field = null, status } = refusal;
  const typed = { about: form.field("about"), email: form.field("email"), role: form.field("role") };
  return { problem: { ...typed, message, field }, status };
}
