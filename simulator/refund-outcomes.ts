import { takeFault } from "#simulator/faults.ts";
import { gatewayOf, type Simulation } from "#simulator/simulation.ts";

export type RefundPlan =
  | { begins: "refused" }
  | {
      begins: "done" | "pending";
      later: { becomes: "done" | "failed"; inMs: number } | null;
      /** No answer, and until this time no request sees the refund. */
      hiddenUntil: number | null;
    };

const laterMsPreset = 3_000;

/** Without an order it succeeds at once. */
export function planRefund(simulation: Simulation, gateway: string, id: string): RefundPlan {
  const taken = takeFault(simulation.store, "refund", { gateway, id });
  const inMs = taken?.delayMs ?? laterMsPreset;
  switch (taken?.fault) {
    case "refund_refused":
      return { begins: "refused" };
    case "refund_pending":
      return { begins: "pending", later: { becomes: "done", inMs }, hiddenUntil: null };
    case "refund_fails_later":
      return { begins: "done", later: { becomes: "failed", inMs }, hiddenUntil: null };
    case "refund_unanswered":
      return { begins: "done", later: null, hiddenUntil: Date.now() + inMs };
    default:
      return { begins: "done", later: null, hiddenUntil: null };
  }
}

/** 0 if visible at once. */
export function hiddenUntil(plan: RefundPlan): number {
  return plan.begins === "refused" ? 0 : (plan.hiddenUntil ?? 0);
}

export const isSeen = ({ hidden_until }: { hidden_until: number }) => hidden_until <= Date.now();

type Outcome = { gateway: string; refundId: string; becomes: "done" | "failed"; at: number };

const kind = "refund_outcome";

export function planOutcome(
  simulation: Simulation,
  gateway: string,
  refundId: string,
  later: { becomes: "done" | "failed"; inMs: number },
): void {
  const outcome: Outcome = { gateway, refundId, becomes: later.becomes, at: Date.now() + later.inMs };
  simulation.store.put(kind, refundId, outcome);
}

const sweepMs = 200;

export function startRefundOutcomes(simulation: Simulation): { stop(): void } {
  const { store } = simulation;
  const sweep = () => {
    for (const { gateway, refundId, becomes, at } of store.list<Outcome>(kind)) {
      if (at > Date.now()) continue;
      store.transaction(() => {
        gatewayOf(simulation, gateway).endRefund(simulation, refundId, becomes);
        store.run("delete from records where kind = ? and id = ?", kind, refundId);
      });
    }
  };
  const timer = setInterval(sweep, sweepMs);
  return { stop: () => clearInterval(timer) };
}
