import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { settlePayment, unknownPayment } from "#app/checkout/settle/settle-payment.server.ts";
import type { Settlement } from "#app/checkout/settle/settlement.ts";
import { gatewayStatusText } from "#app/payments/desk/ask-gateway-text.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { orderName } from "#app/orders/order-number.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import { connectedGateway, isActive } from "#app/payments/gateways/gateway-registry.server.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { isId, PaymentId } from "#app/platform/ids.ts";

type Asked = { member: Member; paymentId: string; now: Date };

/**
 * Settles the payment by the gateway's answer; repeating it is harmless. Refuses: `not_allowed`, `unknown_payment`,
 * `not_opened`, `gateway_off`, `gateway_unreachable`.
 */
export async function askGateway({ member, paymentId, now }: Asked): Promise<Outcome<string>> {
  if (!may(member.role, "ask_gateway", { own: false })) return notAllowed;
  const before = isId(PaymentId, paymentId) ? await findPayment(db, paymentId) : null;
  if (!before) return unknownPayment;
  const { gateway, gatewayOrderId, gatewayAccount } = before;
  if (gatewayOrderId === null) return notOpened;
  if (!isActive(gateway) || !connectedGateway(gateway).has(gatewayAccount)) return gatewayOff;
  const answer = await settle({ gateway, gatewayOrderId, gatewayAccount, now });
  const after = (await findPayment(db, before.id)) ?? before;
  await record(member, { before, after, answer, now });
  if (!answer.ok) return answer;
  return done(
    gatewayStatusText(after, { gateway: gatewayFacts[gateway].label, orderName: nameIn(answer.value) }),
  );
}

async function settle(at: Parameters<typeof settlePayment>[0]): Promise<Outcome<Settlement>> {
  try {
    return await settlePayment(at);
  } catch (error) {
    if (error instanceof GatewayUnreachable) return unreachable;
    throw error;
  }
}

/** Logged afterwards: settling runs its own transactions and calls the network. */
async function record(
  member: Member,
  asked: { before: Payment; after: Payment; answer: Outcome<Settlement>; now: Date },
): Promise<void> {
  const { before, after, answer, now } = asked;
  await recordAuditEvent(db, {
    actor: member,
    event: "gateway_asked",
    subject: { kind: "payment", id: before.id },
    before: { state: before.state, unapplied: before.unapplied },
    after: {
      state: after.state,
      unapplied: after.unapplied,
      answer: answer.ok ? answer.value.state : answer.refusal.code,
    },
    now,
  });
}

function nameIn(settlement: Settlement): string | null {
  return settlement.state === "paid" ? orderName(settlement.order.number) : null;
}

const notOpened = refuse({
  code: "not_opened",
  message: "This payment was never opened at its gateway, so nobody can have paid it.",
  status: 409,
});

const gatewayOff = refuse({
  code: "gateway_off",
  message: "The keys of this gateway are not set here, so it cannot be asked.",
  status: 409,
});

const unreachable = refuse({
  code: "gateway_unreachable",
  message: "The gateway gave no answer to go by. Nothing was changed. Ask again in some minutes.",
  status: 503,
});
