import { keepPaymentResult } from "#app/checkout/payment-result.ts";
import type { PayFailure } from "#app/checkout/purchase-problem.ts";
import { loadRazorpay, type RazorpayConstructor, type RazorpayPaid } from "#app/checkout/razorpay-script.ts";

type Answer = Record<string, unknown> & { success: boolean; msg?: string; code?: string };

/** Who pays, and what the window shows: the shop's name, and what is bought. */
export type Payer = { name: string; email: string; mobile: string; shop: string; description: string };
/** What a window's payment is for: one's own order, a top-up, or the order of somebody else. */
export type PaidFor = "order" | "top_up" | "another";
/** A Razorpay order of ours, in Razorpay's own units. */
export type RazorpayOrder = { key: string; order_id: string; amount: number; currency: string };

/**
 * Starts the payment that a form describes and opens Razorpay's window for it. Without the window's script nothing
 * is started. Answers as `payRazorpayOrder` does.
 */
export async function payWithRazorpay(
  form: FormData,
  path: string,
  scriptUrl: string,
  payer: Payer,
): Promise<PayFailure | null> {
  if (!(await loadRazorpay(scriptUrl))) return { code: "script_blocked" };
  const started = await call(path, form);
  if (started === "lost") return { code: "not_connected" };
  if (!started.success) return { code: started.code ?? "", ...(started.msg ? { said: started.msg } : {}) };
  return payRazorpayOrder(started["razorpay"] as RazorpayOrder, scriptUrl, payer);
}

/**
 * Opens Razorpay's window on this page and has the server confirm what came of it: the call for an order, the way
 * back for a top-up, which buys nothing, for who has no account to call with, and for money that became no order. Leaves
 * the page once something was paid; otherwise answers why nothing was.
 */
export async function payRazorpayOrder(
  order: RazorpayOrder,
  scriptUrl: string,
  payer: Payer,
  paidFor: PaidFor = "order",
): Promise<PayFailure | null> {
  const Razorpay = await loadRazorpay(scriptUrl);
  if (!Razorpay) return { code: "script_blocked" };
  const outcome = await openWindow(Razorpay, order, payer);
  if ("code" in outcome) return outcome;
  const confirmed = paidFor === "order" ? await confirm(outcome) : null;
  if (confirmed === "lost") return { code: "lost_after_paying" };
  if (confirmed?.success) {
    keepPaymentResult(confirmed.msg ?? "Your purchase is complete.");
    window.location.assign("/account/dashboard/");
  } else {
    window.location.assign(`/payment/razorpay/return?${formOf(outcome)}`);
  }
  return null;
}

function confirm(paid: RazorpayPaid): Promise<Answer | "lost"> {
  return call("/service/cart_purchase_api/", formOf({ ...paid, payment_platform: "razorpay" }));
}

function openWindow(
  Razorpay: RazorpayConstructor,
  order: RazorpayOrder,
  payer: Payer,
): Promise<RazorpayPaid | PayFailure> {
  return new Promise((resolve) => {
    const checkout = new Razorpay({
      key: order.key,
      order_id: order.order_id,
      amount: order.amount,
      currency: order.currency,
      name: payer.shop,
      description: payer.description,
      prefill: { name: payer.name, email: payer.email, contact: payer.mobile },
      retry: { enabled: false },
      handler: resolve,
      modal: { ondismiss: () => resolve({ code: "window_closed" }) },
    });
    checkout.on("payment.failed", ({ error }) => {
      checkout.close?.();
      resolve({ code: "declined", ...(error.description ? { said: error.description } : {}) });
    });
    checkout.open();
  });
}

/** "lost" where no answer came that could be read. */
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
