/** What a customer agrees to with the box that the form has. Kept with the booking as it stood. */
export function formConsent(siteName: string): string {
  return `I agree that ${siteName} writes to me on WhatsApp at this number about this free chat.`;
}

/**
 * A call has no box to tick: to book by it is itself to ask that we write to this number. What is kept says so, and
 * claims no tick.
 */
export function callConsent(siteName: string): string {
  return `Booked by the call /service/free-consultation/, which asks ${siteName} to write on WhatsApp to this number about this free chat.`;
}
