import { keepPaymentResult } from "#app/checkout/payment-result.ts";

type Answer = Record<string, unknown> & { success: boolean; msg?: string };
type RazorpayPaid = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };
type RazorpayFailed = { error: { description?: string } };
type RazorpayWindow = {
  open(): void;
  close?(): void;
  on(event: "payment.failed", listener: (failure: RazorpayFailed) => void): void;
};
type RazorpayConstructor = new (options: Record<string, unknown>) => RazorpayWindow;

const nothingCharged = "Nothing was charged.";

/** Who pays, and the shop's name as the window shows it. */
export type Payer = { name: string; email: string; mobile: string; shop: string };
/** A Razorpay order of ours, in Razorpay's own units. */
export type RazorpayOrder = { key: string; order_id: string; amount: number; currency: string };

/** Starts the payment that a form describes and opens Razorpay's window for it. Answers as `payRazorpayOrder` does. */
export async function payWithRazorpay(
  form: FormData,
  path: string,
  scriptUrl: string,
  payer: Payer,
): Promise<string | null> {
  void loadScript(scriptUrl);
  const started = await call(path, form);
  if (!started.success) return started.msg ?? "The payment could not be started. Please try again.";
  return payRazorpayOrder(started["razorpay"] as RazorpayOrder, scriptUrl, payer);
}

/**
 * Opens Razorpay's window on this page and has the server confirm what came of it: the call for an order, the way
 * back for a top-up, which buys nothing. Goes to the dashboard when it is paid; otherwise answers what happened, in
 * words for the customer.
 */
export async function payRazorpayOrder(
  order: RazorpayOrder,
  scriptUrl: string,
  payer: Payer,
  purpose: "order" | "top_up" = "order",
): Promise<string | null> {
  const Razorpay = await loadScript(scriptUrl);
  if (!Razorpay) {
    return `Razorpay's payment window could not be loaded. ${nothingCharged} Try again or choose another way to pay.`;
  }
  const outcome = await openWindow(Razorpay, order, payer);
  if (typeof outcome === "string") return outcome;
  if (purpose === "top_up") {
    window.location.assign(`/payment/razorpay/return?${formOf(outcome)}`);
    return null;
  }
  const confirmed = await call(
    "/service/cart_purchase_api/",
    formOf({ ...outcome, payment_platform: "razorpay" }),
  );
  if (!confirmed.success)
    return confirmed.msg ?? "We are checking your payment. Your dashboard will show it.";
  keepPaymentResult(confirmed.msg ?? "Your purchase is complete.");
  window.location.assign("/account/dashboard/");
  return null;
}

function openWindow(
  Razorpay: RazorpayConstructor,
  order: RazorpayOrder,
  payer: Payer,
): Promise<RazorpayPaid | string> {
  return new Promise((resolve) => {
    const checkout = new Razorpay({
      key: order.key,
      order_id: order.order_id,
      amount: order.amount,
      currency: order.currency,
      name: payer.shop,
      prefill: { name: payer.name, email: payer.email, contact: payer.mobile },
      retry: { enabled: false },
      handler: resolve,
      modal: { ondismiss: () => resolve(`You closed the payment window. ${nothingCharged}`) },
    });
    checkout.on("payment.failed", ({ error }) => {
      checkout.close?.();
      resolve(`${error.description ?? "The payment was declined."} ${nothingCharged}`);
    });
    checkout.open();
  });
}

let loading: Promise<RazorpayConstructor | null> | null = null;

/** The script is loaded when it is first needed, and again after a failure. */
function loadScript(url: string): Promise<RazorpayConstructor | null> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = () => resolve((window as unknown as { Razorpay?: RazorpayConstructor }).Razorpay ?? null);
    script.onerror = () => {
      loading = null;
      script.remove();
      resolve(null);
    };
    document.head.append(script);
  });
  return loading;
}

async function call(path: string, fields: FormData | URLSearchParams): Promise<Answer> {
  try {
    const body = fields instanceof FormData ? formOf(Object.fromEntries(fields)) : fields;
    const response = await fetch(path, { method: "POST", body, signal: AbortSignal.timeout(30_000) });
    return (await response.json()) as Answer;
  } catch {
    return {
      success: false,
      msg: "The connection was lost. If you have paid, your dashboard will show it within minutes.",
    };
  }
}

function formOf(fields: Record<string, unknown>): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
