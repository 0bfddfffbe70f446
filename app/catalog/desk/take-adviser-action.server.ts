import type { TypedAdviser } from "#app/content/adviser-fields.ts";
import { addAdviser, changeAdviser, endAdviser } from "#app/catalog/desk/edit-advisers.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { AdviserAnswer } from "#app/catalog/desk/adviser-view.ts";
import { readStaffForm, type StaffForm } from "#app/desk/staff-form.server.ts";

type Answer = { done: "added" | "changed" | "ended" } | { answer: AdviserAnswer; status: number };

/** Does what a form on the list of advisers asks for. */
export async function takeAdviserAction(request: Request, member: Member, now: Date): Promise<Answer> {
  const { form, ours } = await readStaffForm(request);
  if (!ours.ok) return refused(form, ours);
  const typed = typedAdviser(form);
  const id = form.field("adviser");
  if (form.intent === "end") {
    const ended = await endAdviser({ member, id, reason: form.field("reason"), now });
    return ended.ok ? { done: "ended" } : refused(form, ended);
  }
  if (form.intent === "change") {
    const changed = await changeAdviser({ member, id, seen: form.field("seen"), typed, now });
    return changed.ok ? { done: "changed" } : refused(form, changed);
  }
  const added = await addAdviser({ member, typed, now });
  return added.ok ? { done: "added" } : refused(form, added);
}

function refused(form: StaffForm, { refusal }: Extract<Outcome<never>, { ok: false }>): Answer {
  const { message, status, code, field = null } = refusal;
  const seen = code === "changed_meanwhile" ? null : form.field("seen");
  const { intent } = form;
  const about = { about: form.field("adviser"), intent, reason: form.field("reason") };
  return { answer: { ...about, message, field, typed: typedAdviser(form), seen }, status };
}

function typedAdviser(form: StaffForm): TypedAdviser {
  return {
    name: form.field("name"),
    country: form.field("country"),
    body: form.field("body"),
    licenceNumber: form.field("licence_number"),
    expiresOn: form.field("expires_on"),
  };
}
