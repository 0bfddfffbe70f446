import type { GatewayWindow } from "#app/payments/gateways/gateway-window.ts";

export const gatewayWindow: GatewayWindow = {
  load: async (scriptUrl) => (await loadScript(scriptUrl)) !== null,
  open: (order, payer) =>
    new Promise((resolve) => {
      const { Razorpay } = window as WithRazorpay;
      if (!Razorpay) return resolve({ code: "script_blocked" });
      const checkout = new Razorpay({
        ...order,
        name: payer.shop,
        description: payer.description,
        prefill: { name: payer.name, email: payer.email, contact: payer.mobile },
        retry: { enabled: false },
        handler: (proof: object) => resolve({ proof }),
        modal: { ondismiss: () => resolve({ code: "window_closed" }) },
      });
      checkout.on("payment.failed", ({ error }) => {
        checkout.close?.();
        resolve({ code: "declined", ...(error.description ? { said: error.description } : {}) });
      });
      checkout.open();
    }),
};

type RazorpayCheckout = {
  open(): void;
  close?(): void;
  on(event: "payment.failed", listener: (failure: { error: { description?: string } }) => void): void;
};
type RazorpayConstructor = new (options: Record<string, unknown>) => RazorpayCheckout;
type WithRazorpay = { Razorpay?: RazorpayConstructor };

/** Loads on first use, and again after a path change (spec section 4). Null if it failed; the next call retries. */
function loadScript(url: string): Promise<RazorpayConstructor | null> {
  const path = window.location.pathname;
  if (loaded && loaded.path !== path) drop(loaded);
  loaded ??= load(url, path);
  return loaded.ready;
}

type Loaded = { path: string; script: HTMLScriptElement; ready: Promise<RazorpayConstructor | null> };

let loaded: Loaded | null = null;

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
