import Stripe from "stripe";

const clockSecondsMax = 300;

/**
 * The event, or null when the signature does not prove it. Over the raw bytes. Stripe's library refuses old timestamps
 * only; one from the future could be replayed until then.
 */
export function readSignedEvent({
  secret,
  body,
  headers,
  now,
}: {
  secret: string;
  body: string;
  headers: Headers;
  now: Date;
}): Stripe.Event | null {
  const header = headers.get("stripe-signature") ?? "";
  const stamps = header.split(",").filter((part) => part.trim().startsWith("t="));
  // The library and we might pick different timestamps.
  if (stamps.length !== 1) return null;
  const signedAt = Number(stamps[0]?.trim().slice(2));
  if (!(Math.abs(now.getTime() / 1000 - signedAt) <= clockSecondsMax)) return null;
  try {
    return Stripe.webhooks.constructEvent(body, header, secret, clockSecondsMax, undefined, now.getTime());
  } catch {
    return null;
  }
}
