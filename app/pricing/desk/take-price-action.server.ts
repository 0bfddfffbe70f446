import { changePrice, previewPrice } from "#app/pricing/desk/change-price.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { meantWords } from "#app/pricing/desk/typed-price.ts";
import { withdrawPrice } from "#app/pricing/desk/withdraw-price.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { PriceAnswer, TypedPriceForm } from "#app/pricing/desk/price-view.ts";
import { readStaffForm, type StaffForm } from "#app/desk/staff-form.server.ts";

type Answer = { done: "set" | "withdrawn" } | { answer: PriceAnswer; status: number };

/** Does what a form on a row of the price book asks for. */
export async function takePriceAction(
  request: Request,
  row: { member: Member; service: string; choice: string; now: Date },
): Promise<Answer> {
  const { form, ours } = await readStaffForm(request);
  if (!ours.ok) return refused(form, ours);
  const typed = typedPrice(form);
  const wish = { ...row, inr: typed.inr, usd: typed.usd, startsAt: typed.startsAt };
  const seen = form.field("seen");
  if (form.intent === "withdraw") {
    const { reason } = typed;
    const withdrawn = await withdrawPrice({ ...row, entry: form.field("entry"), reason });
    return withdrawn.ok ? { done: "withdrawn" } : refused(form, withdrawn);
  }
  if (form.intent === "set") {
    const changed = await changePrice({ ...wish, seen, reason: typed.reason, sure: typed.sure });
    return changed.ok ? { done: "set" } : refused(form, changed);
  }
  const examples = await written(previewPrice(wish));
  if (!examples.ok) return refused(form, examples);
  const answer = { about: "new", message: null, field: null, typed, seen, examples: examples.value };
  return { answer, status: 200 };
}

async function written(previewed: ReturnType<typeof previewPrice>) {
  const read = await previewed;
  if (!read.ok) return read;
  return done(read.value.map(({ currency, price }) => ({ currency, price: formatMoney(price, currency) })));
}

function refused(form: StaffForm, { refusal }: Extract<Outcome<never>, { ok: false }>): Answer {
  const { message, status, code, field = null } = refusal;
  const about = form.intent === "withdraw" ? form.field("entry") : "new";
  const seen = code === "changed_meanwhile" ? null : form.field("seen");
  return { answer: { about, message, field, typed: typedPrice(form), seen, examples: null }, status };
}

function typedPrice(form: StaffForm): TypedPriceForm {
  const price = { inr: form.field("inr"), usd: form.field("usd"), startsAt: form.field("startsAt") };
  return { ...price, reason: form.field("reason"), sure: form.field("sure"), meant: meantWords(price) };
}
