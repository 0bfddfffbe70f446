/** Stored with the booking, word for word. */
export function formConsent(siteName: string): string {
  return `I agree that ${siteName} writes to me on WhatsApp at this number about this free chat.`;
}

/** The API has no box to tick: the call itself is the consent, and the stored words claim no tick. */
export function callConsent(siteName: string): string {
  return `Booked by the call /service/free-consultation/, which asks ${siteName} to write on WhatsApp to this number about this free chat.`;
}
