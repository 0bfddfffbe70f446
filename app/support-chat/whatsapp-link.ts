/** A WhatsApp chat with someone, the first message written out. `number` is digits with the country code. */
export function whatsappLink(number: string, message: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
