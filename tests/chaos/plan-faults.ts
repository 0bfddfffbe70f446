import type { Fault } from "#simulator/faults.ts";
import type { Chances } from "#tests/chaos/chances.ts";
import type { GatewayName } from "#tests/chaos/market.ts";

export type PlannedFault = {
  fault: Fault;
  at: "open" | "ask" | "pay" | "news";
  times: number;
  delayMs?: number;
};

export function planFaults(chances: Chances, gateway: GatewayName, isPaidTwice: boolean): PlannedFault[] {
  const faults: PlannedFault[] = [];
  if (chances.happens(0.12)) faults.push(openFault(chances, gateway));
  if (chances.happens(0.14))
    faults.push({ at: "ask", ...requestFault(chances), times: 1 + chances.below(2) });
  // Merely authorised money leaves the order open for a second payment.
  if (isPaidTwice) faults.push({ fault: "authorize_only", at: "pay", times: 2 });
  else if (chances.happens(0.16)) faults.push(payFault(chances, gateway));
  if (chances.happens(0.4)) faults.push(newsFault(chances));
  return faults;
}

function openFault(chances: Chances, gateway: GatewayName): PlannedFault {
  if (gateway === "razorpay" && chances.happens(0.2)) return { fault: "receipt_taken", at: "open", times: 1 };
  if (gateway !== "amazon payfort" && chances.happens(0.06))
    return { fault: "refuse_currency", at: "open", times: 1 };
  return { at: "open", ...requestFault(chances), times: 1 };
}

/** Mostly a slow answer; a real timeout costs real time. */
function requestFault(chances: Chances): Pick<PlannedFault, "fault" | "delayMs"> {
  const fault = chances.weighed({ close_connection: 4, answer_500: 4, time_out: 3 });
  if (fault !== "time_out") return { fault };
  return { fault, delayMs: chances.happens(0.04) ? 21_000 : 400 + chances.below(1_600) };
}

function payFault(chances: Chances, gateway: GatewayName): PlannedFault {
  // Stripe captures at once.
  const fault = chances.weighed({
    decline: 3,
    insufficient_funds: 3,
    abandon: 4,
    authorize_only: gateway === "stripe" ? 0 : 4,
  });
  return {
    fault,
    at: "pay",
    times: 1,
    ...(fault === "authorize_only" && { delayMs: 500 + chances.below(4_000) }),
  };
}

function newsFault(chances: Chances): PlannedFault {
  const fault = chances.weighed({ delay: 3, repeat: 3, reorder: 3, drop: 4, forge: 3 });
  const times = 1 + chances.below(3);
  return { fault, at: "news", times, ...(fault === "delay" && { delayMs: 500 + chances.below(4_500) }) };
}
