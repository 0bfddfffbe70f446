import { randomUUID } from "node:crypto";

import type { Member } from "#app/desk/find-staff.server.ts";
import { previewRefund, refundAtDesk, type RefundParts } from "#app/orders/desk/refund-at-desk.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { readRefundFields, refundFields } from "#app/refunds/refund-parts.ts";
import type { OrderAnswer, RefundPreview } from "#app/orders/desk/order-view.ts";
import { readStaffForm, type StaffForm } from "#app/desk/staff-form.server.ts";

type Asker = { member: Member; orderId: string; now: Date };

/** Shows what a refund would come to, or makes the one that was shown. What the page's address says when it is done. */
export async function takeOrderAction(
  request: Request,
  asker: Asker,
): Promise<{ answer: OrderAnswer; status: number } | { done: "refunded" | "asked" }> {
  const { form, ours } = await readStaffForm(request);
  const typed = typedIn(form);
  const outcome = ours.ok ? await actions(form, asker) : ours;
  if (!outcome.ok) {
    const { message, field = null, status } = outcome.refusal;
    return { answer: { kind: "problem", typed, message, field }, status };
  }
  if (typeof outcome.value === "string") return { done: outcome.value };
  return { answer: { kind: "preview", preview: outcome.value }, status: 200 };
}

async function actions(
  form: StaffForm,
  asker: Asker,
): Promise<Outcome<RefundPreview | "refunded" | "asked">> {
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
    fields: {
      ...typed,
      ...refundFields(parts),
      request_key: randomUUID(),
    },
  };
}

async function refund(form: StaffForm, asker: Asker): Promise<Outcome<"refunded" | "asked">> {
  const shown = readRefundFields(form.field);
  if (!shown) return notUnderstood;
  const refunded = await refundAtDesk({
    ...asRefund(form, asker),
    requestKey: form.field("request_key"),
    shown,
  });
  if (!refunded.ok) return refunded;
  return done("waits" in refunded.value ? "asked" : "refunded");
}

function asRefund(form: StaffForm, asker: Asker) {
  const { item, amount, reason } = typedIn(form);
  return { ...asker, itemId: item === "" ? null : item, amount, reason };
}

function typedIn({ field }: StaffForm) {
  return { item: field("item"), amount: field("amount"), reason: field("reason") };
}
