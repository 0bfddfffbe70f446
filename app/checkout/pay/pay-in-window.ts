import { href } from "react-router";

import { keepPaymentResult } from "#app/checkout/settle/payment-result.ts";
import type { PayFailure } from "#app/checkout/pay/purchase-problem.ts";
import { type Payer, type WindowOrder, windowOf } from "#app/payments/gateways/gateway-window.ts";
import { gatewayFacts, type GatewayName } from "#app/payments/gateways/gateway-registry.ts";

type Answer = Record<string, unknown> & { success: boolean; msg?: string; code?: string };

export type WindowAt = {
  gateway: GatewayName;
  scriptUrl: string;
  /** Called just before the window opens. */
  onOpen?: () => void;
  /** Asked just before: whoever has left by then gets no window. */
  isStillWanted?: () => boolean;
};
export type PaidFor = "order" | "top_up" | "another";

/** Resolves to whether the script could be loaded. */
export async function loadWindow({ gateway, scriptUrl }: WindowAt): Promise<boolean> {
  return (await windowOf(gateway)?.load(scriptUrl)) ?? false;
}

/** Starts nothing if the window's script cannot be loaded. Answers like `payInWindow`. */
export async function startInWindow(
  form: FormData,
  path: string,
  at: WindowAt,
  payer: Payer,
): Promise<PayFailure | null> {
  if (!(await loadWindow(at))) return { code: "script_blocked" };
  const started = await call(path, form);
  if (started === "lost") return { code: "not_connected" };
  if (!started.success) return { code: started.code ?? "", ...(started.msg ? { said: started.msg } : {}) };
  return payInWindow(started[at.gateway] as WindowOrder, at, payer);
}

/**
 * Leaves the page once anything was paid; otherwise returns why not. Orders are confirmed by the call; top-ups,
 * payers and unapplied payments by the return page.
 */
export async function payInWindow(
  order: WindowOrder,
  at: WindowAt,
  payer: Payer,
  paidFor: PaidFor = "order",
): Promise<PayFailure | null> {
  if (!(await loadWindow(at))) return { code: "script_blocked" };
  if (at.isStillWanted?.() === false) return { code: "window_closed" };
  at.onOpen?.();
  const opened = await windowOf(at.gateway)?.open(order, payer);
  if (!opened) return { code: "script_blocked" };
  if ("code" in opened) return opened;
  const proof = { ...opened.proof };
  const confirmed = paidFor === "order" ? await confirm(proof, at.gateway) : null;
  if (confirmed === "lost") return { code: "lost_after_paying" };
  if (confirmed?.success) {
    // For the dashboard, in case the order's page cannot be reached.
    keepPaymentResult(confirmed.msg ?? "Your purchase is complete.");
    const { order_id: orderId } = confirmed as { order_id?: string };
    window.location.assign(orderId ? href("/account/orders/:orderId", { orderId }) : "/account/dashboard/");
  } else {
    window.location.assign(`${href("/payment/:gateway/return", { gateway: at.gateway })}?${formOf(proof)}`);
  }
  return null;
}

function confirm(proof: Record<string, unknown>, gateway: GatewayName): Promise<Answer | "lost"> {
  const payment_platform = gatewayFacts[gateway].wireName;
  return call("/service/cart_purchase_api/", formOf({ ...proof, payment_platform }));
}

/** "lost": no readable answer. */
async function call(path: string, fields: FormData | URLSearchParams): Promise<Answer | "lost"> {
  try {
    const body = fields instanceof FormData ? formOf(Object.fromEntries(fields)) : fields;
    const response = await fetch(path, { method: "POST", body, signal: AbortSignal.timeout(30_000) });
    return (await response.json()) as Answer;
  } catch {
    return "lost";
  }
}

function formOf(fields: Record<string, unknown>): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
