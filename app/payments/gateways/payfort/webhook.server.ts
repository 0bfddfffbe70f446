import type { PaymentEvent } from "#app/payments/gateways/gateway.ts";
import { isReference, readRefundReference } from "#app/payments/gateways/payfort/purchase-form.ts";
import type { PayfortKeys } from "#app/payments/gateways/payfort/client.server.ts";
import { refundStateOf } from "#app/payments/gateways/payfort/status.server.ts";
import { isSigned, type PayfortFields, readFields } from "#app/payments/gateways/payfort/signature.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

/** JSON or form, depending on the account. The signature covers the fields, so they are parsed first. */
export function readPayfortWebhook(body: string, keys: PayfortKeys): Outcome<PaymentEvent> {
  const fields = readFields(body);
  if (!fields || !isSigned(fields, keys.responsePhrase, keys.sha)) return forged;
  const { command = "", response_code: code = "" } = fields;
  return done({
    eventId: eventIdOf(fields),
    type: `${command} ${code}`,
    gatewayOrderId: command === "PURCHASE" ? orderOf(fields) : null,
    refundId: null,
    ...(command === "REFUND" && refundNews(fields, code)),
  });
}

function refundNews(fields: PayfortFields, code: string): Partial<PaymentEvent> {
  const named = readRefundReference(fields["maintenance_reference"] ?? "");
  if (!named) return {};
  // The signed text has no separators: a "=" in a value could shift field borders.
  const isPlain = Object.values(fields).every((value) => !value.includes("="));
  const said = isPlain ? refundStateOf(code) : null;
  return { refundId: named.refundId, ...(said && { refundAsk: named.ask, refundSaid: said }) };
}

/** Says only where to look, and only if signed. */
export function readPayfortReturn(
  fields: PayfortFields,
  keys: PayfortKeys,
): Outcome<{ gatewayOrderId: string }> {
  if (!isSigned(fields, keys.responsePhrase, keys.sha)) return forged;
  const gatewayOrderId = orderOf(fields);
  return gatewayOrderId ? done({ gatewayOrderId }) : notTheWayBack;
}

const forged = refuse({
  code: "bad_signature",
  message: "The signature does not prove this message.",
  status: 400,
});

const notTheWayBack = refuse({
  code: "malformed",
  message: "This is not the way back from an Amazon Payfort payment.",
  status: 400,
});

function orderOf({ merchant_reference: reference = "" }: PayfortFields): string | null {
  return isReference(reference) ? reference : null;
}

/** Amazon numbers no messages, so same news of the same operation is the same message. */
function eventIdOf(fields: PayfortFields): string {
  const named = ["fort_id", "command", "status", "response_code", "maintenance_reference"];
  const about = fields["fort_id"] ? [] : ["merchant_reference"];
  return [...named, ...about]
    .map((name) => fields[name] ?? "")
    .join(":")
    .slice(0, 400);
}
