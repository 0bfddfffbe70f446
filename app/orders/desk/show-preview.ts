import { randomUUID } from "node:crypto";

import type { RefundParts } from "#app/orders/desk/refund-at-desk.server.ts";
import type { RefundFields } from "#app/orders/desk/refund-fields.ts";
import { formatMoney } from "#app/money/format.ts";
import { refundFields } from "#app/refunds/refund-parts.ts";

export function showPreview(asked: RefundFields, parts: RefundParts) {
  const { toWallet, toGateway, premium, currency } = parts;
  const money = (amount: bigint) => formatMoney(amount, currency);
  return {
    asked,
    lines: [
      { label: "To the customer's wallet, at once", text: money(toWallet) },
      { label: "To the card or account it was paid from", text: money(toGateway) },
      { label: "Platform premium, to the same place", text: money(premium) },
    ],
    whole: money(toWallet + toGateway + premium),
    fields: { ...asked, ...refundFields(parts), request_key: randomUUID() },
  };
}

export type RefundPreview = ReturnType<typeof showPreview>;
