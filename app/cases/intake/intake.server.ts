import { writtenTime } from "#app/bookings/chat-time.ts";
import { caseFilePath } from "#app/cases/files/case-file-path.ts";
import { findIntake, type Intake } from "#app/cases/intake/find-intake.server.ts";
import { answerField } from "#app/cases/intake/intake-refusals.ts";
import type { TypedIntake } from "#app/cases/intake/keep-intake.server.ts";
import { type CaseFile, listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { saveIntake, sendIntake } from "#app/cases/intake/send-intake.server.ts";
import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";
import { intakeFormOf } from "#app/catalog/bought-service.ts";
import { countries } from "#app/currencies/countries.ts";
import { may } from "#app/desk/permissions.ts";
import { sendIntakeForCustomer } from "#app/cases/intake/send-intake-for-customer.server.ts";
import { deliveryWords } from "#app/orders/delivery-words.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { CaseAt, CaseForm, CasePart } from "#app/cases/case-part.ts";
import { sentAnswers } from "#app/cases/intake/sent-answers.ts";
import type { IntakeFormView, IntakeView, KeptFile } from "#app/cases/intake/intake-view.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";

/** What the service needs from its customer: the form until it is sent, and then what was answered. */
export const intake: CasePart<IntakeView> = {
  async load(at) {
    const { item, viewer } = at;
    const [found, files] = await Promise.all([findIntake(db, item.id), listCaseFiles(db, item.id)]);
    const fields = intakeFormOf(item.configuration);
    if (found?.sentAt) {
      const { sentAt, fromDesk, answers } = found;
      const on = writtenTime(sentAt, viewer.timeZone);
      const around = { answers, files: filesByField(files), countryName };
      return { sent: { on, fromDesk, answers: sentAnswers(fields, around) }, form: null };
    }
    if (item.state !== "received") return null;
    return { sent: null, form: mayFillIn(at) ? formView(at, fields, found, files) : null };
  },

  act(form, at) {
    return form.deed === "send" ? send(form, at) : Promise.resolve(notUnderstood);
  },
};

/** One form with two buttons: what is kept for later is read like what is sent, but may lack answers. */
async function send(form: CaseForm, { viewer, item, now }: CaseAt): Promise<Outcome<string>> {
  const wish = { itemId: item.id, now, ...typedIntake(form) };
  if (viewer.side === "desk") {
    const sent = await sendIntakeForCustomer({ ...wish, member: viewer.member, seen: form.field("seen") });
    return sent.ok ? done("sent_for_customer") : sent;
  }
  const later = form.field("later") !== "";
  const kept = await (later ? saveIntake : sendIntake)({ ...wish, userId: viewer.userId });
  return kept.ok ? done(later ? "saved" : "sent") : kept;
}

function typedIntake(form: CaseForm): TypedIntake {
  return {
    typed: (name) => form.fields(answerField(name)),
    files: (name) => form.files(answerField(name)),
    removed: form.fields("remove"),
  };
}

function mayFillIn({ viewer, item }: CaseAt): boolean {
  if (viewer.side === "customer") return true;
  return may(viewer.member.role, "intake_for_customer", { own: item.assignedTo === viewer.member.id });
}

function formView(
  { viewer, item }: CaseAt,
  fields: IntakeField[],
  kept: Intake | null,
  files: readonly CaseFile[],
): IntakeFormView {
  const asksCountry = fields.some(({ kind }) => kind === "country");
  return {
    fields,
    answers: kept?.answers ?? {},
    files: filesByField(files),
    countries: asksCountry ? countries().map(({ code, name }) => ({ value: code, label: name })) : [],
    savedOn: kept && writtenTime(kept.savedAt, viewer.timeZone),
    seen: kept?.savedAt.toISOString() ?? "",
    delivery: deliveryWords(item.configuration),
  };
}

function filesByField(files: readonly CaseFile[]): Record<string, KeptFile[]> {
  const byField: Record<string, KeptFile[]> = {};
  for (const { intakeField, fileId, name, sizeBytes } of files) {
    if (intakeField === null) continue;
    (byField[intakeField] ??= []).push({ href: caseFilePath(fileId), name, size: sizeBytes });
  }
  return byField;
}

function countryName(code: string): string {
  return countries().find((country) => country.code === code)?.name ?? code;
}
