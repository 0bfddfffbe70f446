const storageKey = "landfall.payment-result";

/** Keeps what came of a purchase for the dashboard to show (spec section 4). */
export function keepPaymentResult(message: string): void {
  try {
    localStorage.setItem(storageKey, message);
  } catch {
    // A browser that stores nothing still gets to the dashboard, which shows the order itself.
  }
}

/** The kept message, once: reading clears it. */
export function takePaymentResult(): string | null {
  try {
    const message = localStorage.getItem(storageKey);
    localStorage.removeItem(storageKey);
    return message;
  } catch {
    return null;
  }
}
