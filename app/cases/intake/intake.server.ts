import { z } from "zod";

import { writtenTime } from "#app/bookings/chat-time.ts";
import { filesOfCase, intakeOfCase } from "#app/cases/case-reads.server.ts";
import { caseFilePath } from "#app/cases/files/case-file-path.ts";
import type { Intake } from "#app/cases/intake/find-intake.server.ts";
import type { IntakeSubmission } from "#app/cases/intake/keep-intake.server.ts";
import type { CaseFile } from "#app/cases/files/list-case-files.server.ts";
import type { IntakeAnswers } from "#app/cases/intake/intake-answers.ts";
import { prefillIntake } from "#app/cases/intake/prefill-intake.server.ts";
import { saveIntake, sendIntake } from "#app/cases/intake/send-intake.server.ts";
import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";
import { intakeFormOf } from "#app/catalog/bought-service.ts";
import { countries, countryName } from "#app/currencies/countries.ts";
import { may } from "#app/desk/permissions.ts";
import { sendIntakeForCustomer } from "#app/cases/intake/send-intake-for-customer.server.ts";
import { deliveryText } from "#app/orders/items/delivery-text.ts";
import { files, hidden } from "#app/forms/fields.ts";
import { outcomeOr } from "#app/cases/outcome-or.ts";
import { caseAction, type CaseAt, type CasePart } from "#app/cases/case-part.ts";
import { sentAnswers } from "#app/cases/intake/sent-answers.ts";
import type { IntakeFormView, IntakeView, KeptFile } from "#app/cases/intake/intake-view.ts";

export const intake: CasePart<IntakeView> = {
  async load(at) {
    const { item, viewer } = at;
    const [found, caseFiles] = await Promise.all([intakeOfCase(item), filesOfCase(item)]);
    const fields = intakeFormOf(item.configuration);
    if (found?.sentAt) {
      const { sentAt, fromDesk, answers } = found;
      const on = writtenTime(sentAt, viewer.timeZone);
      const around = { answers, files: filesByField(caseFiles), countryName };
      return { sent: { on, fromDesk, answers: sentAnswers(fields, around) }, form: null };
    }
    if (item.state !== "received") return null;
    if (!mayFillIn(at)) return { sent: null, form: null };
    const { id: itemId, userId, configuration: bought } = item;
    const about = { itemId, userId, bought, form: fields, now: at.now };
    const known = found || viewer.side === "desk" ? {} : await prefillIntake(about);
    return { sent: null, form: formView(at, fields, { found, known, caseFiles }) };
  },

  actions: { send: send() },
};

/** One form with two buttons: saving for later may lack answers. */
function send() {
  return caseAction(
    ({ item }) => intakeFields(intakeFormOf(item.configuration)),
    async (fields, { viewer, item, now }) => {
      const input = { itemId: item.id, now, ...typedIntake(fields) };
      if (viewer.side === "desk") {
        const sent = await sendIntakeForCustomer({ ...input, member: viewer.member, seen: fields.seen });
        return outcomeOr("sent_for_customer", sent);
      }
      const later = fields.later !== "";
      const kept = await (later ? saveIntake : sendIntake)({ ...input, userId: viewer.userId });
      return outcomeOr(later ? "saved" : "sent", kept);
    },
  );
}

function intakeFields(form: readonly IntakeField[]) {
  const answers = form.map(
    ({ name, kind }) => [name, kind === "file" ? files : z.array(z.string())] as const,
  );
  return z.object({
    answer: z.object(Object.fromEntries(answers)),
    remove: z.array(z.string()),
    later: hidden,
    seen: hidden,
  });
}

function typedIntake({ answer, remove }: z.output<ReturnType<typeof intakeFields>>): IntakeSubmission {
  const given = (name: string) => (Object.hasOwn(answer, name) ? (answer[name] ?? []) : []);
  return {
    typed: (name) => given(name).filter((value) => typeof value === "string"),
    files: (name) => given(name).filter((value) => value instanceof File),
    removed: remove,
  };
}

function mayFillIn({ viewer, item }: CaseAt): boolean {
  if (viewer.side === "customer") return true;
  return may(viewer.member.role, "intake_for_customer", { own: item.assignedTo === viewer.member.id });
}

type Known = { found: Intake | null; known: IntakeAnswers; caseFiles: readonly CaseFile[] };

function formView(
  { viewer, item }: CaseAt,
  fields: IntakeField[],
  { found: kept, known, caseFiles }: Known,
): IntakeFormView {
  const asksCountry = fields.some(({ kind }) => kind === "country");
  return {
    fields,
    answers: kept?.answers ?? known,
    prefilled: fields.filter(({ name }) => Object.hasOwn(known, name)).map(({ label }) => label),
    files: filesByField(caseFiles),
    countries: asksCountry ? countries().map(({ code, name }) => ({ value: code, label: name })) : [],
    savedOn: kept && writtenTime(kept.savedAt, viewer.timeZone),
    seen: kept?.savedAt.toISOString() ?? "",
    delivery: deliveryText(item.configuration),
  };
}

function filesByField(caseFiles: readonly CaseFile[]): Record<string, KeptFile[]> {
  const byField: Record<string, KeptFile[]> = {};
  for (const { intakeField, fileId, name, sizeBytes } of caseFiles) {
    if (intakeField === null) continue;
    (byField[intakeField] ??= []).push({ href: caseFilePath(fileId), name, size: sizeBytes });
  }
  return byField;
}
