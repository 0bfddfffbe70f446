/*
 * The simulated gateway's stand-in for Razorpay's checkout.js: the same class, options and events. As the
 * real one does, it lays a frame over the page; styles are set one by one, since the shop's policy allows
 * no style text.
 */
(() => {
  const gateway = new URL(document.currentScript.src).origin;

  class Razorpay {
    #options;
    #listeners = new Map();
    #cover = null;
    #focusedBefore = null;

    constructor(options) {
      if (!options?.key) throw new Error("No key passed");
      if (!options.order_id) throw new Error("The simulated gateway needs an order_id");
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    }

    open() {
      if (this.#cover) return;
      const { callback_url: callbackUrl, redirect } = this.#options;
      if (redirect && callbackUrl) {
        window.location.assign(this.#pageUrl({ callback_url: callbackUrl }));
        return;
      }
      this.#focusedBefore = document.activeElement;
      this.#cover = cover(this.#pageUrl({ shop: window.location.origin, framed: "1" }));
      document.body.append(this.#cover);
      document.documentElement.style.overflow = "hidden";
      window.addEventListener("message", this.#hear);
      window.addEventListener("keydown", this.#pressed);
    }

    close() {
      if (!this.#cover) return;
      window.removeEventListener("message", this.#hear);
      window.removeEventListener("keydown", this.#pressed);
      document.documentElement.style.overflow = "";
      this.#cover.remove();
      this.#cover = null;
      this.#focusedBefore?.focus?.();
    }

    #hear = (event) => {
      const frame = this.#cover?.querySelector("iframe");
      if (event.origin !== gateway || event.source !== frame?.contentWindow) return;
      if (event.data?.from !== "gateway-window") return;
      if (event.data.type === "failed") this.#emit("payment.failed", { error: event.data.error });
      if (event.data.type === "dismissed") this.#dismiss();
      if (event.data.type === "success") this.#succeed(event.data.fields);
    };

    #pressed = (event) => {
      if (event.key === "Escape" && this.#options.modal?.escape !== false) this.#dismiss();
    };

    #succeed(fields) {
      this.close();
      if (this.#options.handler) this.#options.handler(fields);
      else if (this.#options.callback_url) postTo(this.#options.callback_url, fields);
    }

    #dismiss() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    #emit(event, detail) {
      for (const listener of this.#listeners.get(event) ?? []) listener(detail);
    }

    #pageUrl(more) {
      const { key, order_id, name = "", description = "", prefill } = this.#options;
      const fields = { key, order_id, name, description, email: prefill?.email ?? "", ...more };
      return `${gateway}/razorpay/pay?${new URLSearchParams(fields)}`;
    }
  }

  function cover(url) {
    const container = document.createElement("div");
    container.className = "razorpay-container";
    container.setAttribute("role", "dialog");
    container.setAttribute("aria-modal", "true");
    container.setAttribute("aria-label", "Razorpay Checkout");
    Object.assign(container.style, {
      position: "fixed",
      inset: "0",
      zIndex: "2147483647",
      background: "rgb(0 0 0 / 0.6)",
    });
    const frame = document.createElement("iframe");
    frame.src = url;
    frame.title = "Razorpay Checkout";
    Object.assign(frame.style, { border: "0", width: "100%", height: "100%" });
    frame.addEventListener("load", () => frame.focus());
    container.append(frame);
    return container;
  }

  function postTo(url, fields) {
    const form = document.createElement("form");
    form.method = "post";
    form.action = url;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement("input");
      input.type = "hidden";
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  window.Razorpay = Razorpay;
})();
