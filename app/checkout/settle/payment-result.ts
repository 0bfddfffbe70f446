const storageKey = "landfall.payment-result";

/** For the dashboard (spec section 4). */
export function keepPaymentResult(message: string): void {
  try {
    localStorage.setItem(storageKey, message);
  } catch {
    // A browser that stores nothing still gets to the dashboard, which shows the order itself.
  }
}

let shown: string | null = null;

/** The first read removes it from storage; it stays in memory until cleared. */
export function readPaymentResult(): string | null {
  try {
    shown ??= localStorage.getItem(storageKey);
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage nothing was kept.
  }
  return shown;
}

export function clearPaymentResult(): void {
  shown = null;
}
