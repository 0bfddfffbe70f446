import { randomUUID } from "node:crypto";

import type { Member } from "#app/desk/find-staff.server.ts";
import { previewRefund, refundAtDesk, type RefundParts } from "#app/desk/refund-at-desk.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { OrderAnswer, RefundPreview } from "#app/routes/pages/staff/order/order-view.ts";
import { readStaffForm, type StaffForm } from "#app/routes/pages/staff/staff-form.server.ts";

type Asker = { member: Member; orderId: string; now: Date };

/** Shows what a refund would come to, or makes the one that was shown. Null when it is made. */
export async function takeOrderAction(
  request: Request,
  asker: Asker,
): Promise<{ answer: OrderAnswer; status: number } | null> {
  const { form, ours } = await readStaffForm(request);
  const typed = typedIn(form);
  const outcome = ours.ok ? await actions(form, asker) : ours;
  if (!outcome.ok) {
    const { message, field = null, status } = outcome.refusal;
    return { answer: { kind: "problem", typed, message, field }, status };
  }
  return outcome.value && { answer: { kind: "preview", preview: outcome.value }, status: 200 };
}

async function actions(form: StaffForm, asker: Asker): Promise<Outcome<RefundPreview | null>> {
  switch (form.intent) {
    case "preview":
      return preview(form, asker);
    case "refund":
      return refund(form, asker);
    default:
      return notUnderstood;
  }
}

async function preview(form: StaffForm, asker: Asker): Promise<Outcome<RefundPreview>> {
  const typed = typedIn(form);
  const parts = await previewRefund(asRefund(form, asker));
  return parts.ok ? done(shownAs(typed, parts.value)) : parts;
}

function shownAs(typed: ReturnType<typeof typedIn>, parts: RefundParts): RefundPreview {
  const { toWallet, toGateway, premium, currency } = parts;
  const money = (amount: bigint) => formatMoney(amount, currency);
  return {
    typed,
    lines: [
      { label: "To the customer's wallet, at once", words: money(toWallet) },
      { label: "To the card or account it was paid from", words: money(toGateway) },
      { label: "Platform premium, to the same place", words: money(premium) },
    ],
    whole: money(toWallet + toGateway + premium),
    of: typed.item === "" ? "the order" : "one service of it",
    fields: {
      ...typed,
      to_wallet: String(toWallet),
      to_gateway: String(toGateway),
      premium: String(premium),
      request_key: randomUUID(),
    },
  };
}

async function refund(form: StaffForm, asker: Asker): Promise<Outcome<null>> {
  const [toWallet, toGateway, premium] = ["to_wallet", "to_gateway", "premium"].map((name) =>
    hundredthsIn(form.field(name)),
  );
  if (toWallet == null || toGateway == null || premium == null) return notUnderstood;
  const refunded = await refundAtDesk({
    ...asRefund(form, asker),
    requestKey: form.field("request_key"),
    shown: { toWallet, toGateway, premium },
  });
  return refunded.ok ? done(null) : refunded;
}

function asRefund(form: StaffForm, asker: Asker) {
  const { item, amount, reason } = typedIn(form);
  return { ...asker, itemId: item === "" ? null : item, amount, reason };
}

function typedIn({ field }: StaffForm) {
  return { item: field("item"), amount: field("amount"), reason: field("reason") };
}

function hundredthsIn(text: string): bigint | null {
  return /^\d{1,15}$/.test(text) ? BigInt(text) : null;
}

const notUnderstood = refuse({
  code: "malformed",
  message: "The form could not be understood. Please try again.",
  status: 400,
});
