import type { TypedServiceWords } from "#app/catalog/service-words.ts";
import { takenOutWords } from "#app/catalog/taken-out.server.ts";
import { editService, previewService, resetService } from "#app/catalog/desk/edit-service.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { faqRowsMax, type ServiceAnswer } from "#app/catalog/desk/service-view.ts";
import { readStaffForm, type StaffForm } from "#app/desk/staff-form.server.ts";

type Answer = { done: "saved" | "reset" } | { answer: ServiceAnswer; status: number };

/** Does what a form of a service's record asks for. */
export async function takeServiceAction(
  request: Request,
  { member, slug, now }: { member: Member; slug: string; now: Date },
): Promise<Answer> {
  const { form, ours } = await readStaffForm(request);
  if (!ours.ok) return refused(form, ours);
  const edit = { member, slug, seen: form.field("seen"), now };
  if (form.intent === "reset") {
    const reset = await resetService({ ...edit, reason: form.field("reason") });
    return reset.ok ? { done: "reset" } : refused(form, reset);
  }
  const typed = typedWords(form);
  if (form.intent === "save") {
    const saved = await editService({ ...edit, typed });
    return saved.ok ? { done: "saved" } : refused(form, saved);
  }
  const previewed = previewService(member, slug, typed);
  if (!previewed.ok) return refused(form, previewed);
  const { words, takenOut } = previewed.value;
  const preview = { html: words.details, takenOut: takenOutWords(takenOut) };
  const answer = { message: null, field: null, typed, reason: "", seen: edit.seen, preview };
  return { answer, status: 200 };
}

function refused(form: StaffForm, { refusal }: Extract<Outcome<never>, { ok: false }>): Answer {
  const { message, status, code, field = null } = refusal;
  // Whoever was told of newer words has them before their eyes, and decides on them the next time.
  const seen = code === "changed_meanwhile" ? null : form.field("seen");
  const typed = form.intent === "reset" ? null : typedWords(form);
  return { answer: { message, field, typed, reason: form.field("reason"), seen, preview: null }, status };
}

function typedWords(form: StaffForm): TypedServiceWords {
  return {
    heading: form.field("heading"),
    intro: form.field("intro"),
    details: form.field("details"),
    iButtonText: form.field("iButtonText"),
    mbaIButtonText: form.field("mbaIButtonText"),
    ytLink: form.field("ytLink"),
    ogImage: form.field("ogImage"),
    faqs: Array.from({ length: faqRowsMax }, (_, at) => ({
      question: form.field(`question_${at + 1}`),
      answer: form.field(`answer_${at + 1}`),
    })),
  };
}
