export type RazorpayPaid = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};
type RazorpayFailed = { error: { description?: string } };
type RazorpayWindow = {
  open(): void;
  close?(): void;
  on(event: "payment.failed", listener: (failure: RazorpayFailed) => void): void;
};
export type RazorpayConstructor = new (options: Record<string, unknown>) => RazorpayWindow;

/**
 * Razorpay's checkout.js, loaded when it is first needed and again once the page's path has changed (spec section 4).
 * Null when it could not be had, because it is blocked or the connection is down: then the next call tries again.
 */
export function loadRazorpay(url: string): Promise<RazorpayConstructor | null> {
  const path = window.location.pathname;
  if (loaded && loaded.path !== path) drop(loaded);
  loaded ??= load(url, path);
  return loaded.ready;
}

type Loaded = { path: string; script: HTMLScriptElement; ready: Promise<RazorpayConstructor | null> };
type WithRazorpay = { Razorpay?: RazorpayConstructor };

let loaded: Loaded | null = null;

/** A script that neither comes nor fails is given up. */
const loadWithinMs = 20_000;

function load(url: string, path: string): Loaded {
  const script = document.createElement("script");
  script.src = url;
  const ready = new Promise<RazorpayConstructor | null>((resolve) => {
    script.addEventListener("load", () => resolve((window as WithRazorpay).Razorpay ?? null));
    script.addEventListener("error", () => resolve(null));
    setTimeout(() => resolve(null), loadWithinMs);
  });
  const loading = { path, script, ready };
  void ready.then((Razorpay) => Razorpay ?? drop(loading));
  document.head.append(script);
  return loading;
}

function drop(old: Loaded): void {
  old.script.remove();
  if (loaded !== old) return;
  loaded = null;
  delete (window as WithRazorpay).Razorpay;
}
