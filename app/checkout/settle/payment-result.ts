const storageKey = "landfall.payment-result";

/** Keeps what came of a purchase for the dashboard to show (spec section 4). */
export function keepPaymentResult(message: string): void {
  try {
    localStorage.setItem(storageKey, message);
  } catch {
    // A browser that stores nothing still gets to the dashboard, which shows the order itself.
  }
}

let shown: string | null = null;

/** The kept message. The first reading takes it out of the storage; it stays readable until it is forgotten. */
export function readPaymentResult(): string | null {
  try {
    shown ??= localStorage.getItem(storageKey);
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage nothing was kept.
  }
  return shown;
}

/** Called when the page that showed the message is left. */
export function clearPaymentResult(): void {
  shown = null;
}
