import { loseAnswer } from "#simulator/disturb-requests.ts";
import {
  accountOf,
  outcomeFields,
  refusedSender,
  signedFields,
  textOf,
  type Fields,
} from "#simulator/gateways/payfort/messages.ts";
import { findByFortId, findOrder, settleUncertain } from "#simulator/gateways/payfort/orders.ts";
import { refundOrder } from "#simulator/gateways/payfort/refunds.ts";
import type { Program, Simulation } from "#simulator/simulation.ts";

export function addPayfortApi(program: Program, simulation: Simulation): void {
  const account = accountOf(simulation);
  program.post("/FortAPI/paymentApi", async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const request = texts(body);
    const refused = request ? refusedSender(request, account) : "073";
    const answer =
      !request || refused
        ? { ...echoed(request ?? {}), ...outcomeFields(`00${refused}`) }
        : simulation.store.transaction(() => carryOut(simulation, request, () => loseAnswer(c)));
    return c.json(signedFields(answer, account));
  });
}

function texts(body: unknown): Fields | null {
  if (typeof body !== "object" || body === null) return null;
  return Object.values(body).every((value) => typeof value === "string") ? (body as Fields) : null;
}

function carryOut(simulation: Simulation, request: Fields, lose: () => void): Fields {
  if (request["query_command"] === "CHECK_STATUS") return checkStatus(simulation, request);
  if (request["command"] === "REFUND") return refundOrder(simulation, request, lose);
  return { ...echoed(request), ...outcomeFields("00004") };
}

/** Names no currency: as far as seen, neither does the real one. */
function checkStatus(simulation: Simulation, request: Fields): Fields {
  settleUncertain(simulation);
  const { merchant_reference: reference, fort_id: fortId } = request;
  const order = reference ? findOrder(simulation, reference) : findByFortId(simulation, fortId ?? "");
  if (!order) return { ...echoed(request), ...outcomeFields("11036") };
  const seen = order.lags && order.lags.until > Date.now() ? order.lags : order;
  return {
    ...echoed(request),
    merchant_reference: order.merchant_reference,
    fort_id: order.fort_id,
    ...outcomeFields("12000"),
    transaction_status: seen.code.slice(0, 2),
    transaction_code: seen.code,
    transaction_message: textOf(seen.code),
    authorized_amount: String(order.captured_amount),
    captured_amount: String(order.captured_amount),
    refunded_amount: String(seen.refunded_amount),
  };
}

function echoed({ signature: _, ...said }: Fields): Fields {
  return said;
}
