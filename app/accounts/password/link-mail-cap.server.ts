import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import { log } from "#app/platform/log.server.ts";

/** As long as a link works: whoever is sent no more has one in the mailbox that still does. */
const windowMinutes = 60;
export const linkMailsMax = 3;

/** Each is counted by itself: what a stranger can have sent to somebody must not cost them the link they need. */
type LinkMail = "set a password" | "confirm an address" | "address taken";

let sent = newSent();

/**
 * Whether one more mail of this kind may go to this mailbox. Anybody can ask for one in another's name, so whoever asks
 * hears nothing of it.
 */
export async function mayMailLink(kind: LinkMail, address: string): Promise<boolean> {
  try {
    await sent.consume(keyOf(kind, address));
    return true;
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    log.info("a mailbox has had as many links as it gets in an hour, and is sent no more for now");
    return false;
  }
}

/** Whoever has used a link has that mailbox, and the links before it work no more. */
export async function eraseLinkMailsTo(address: string): Promise<void> {
  await sent.delete(keyOf("set a password", address));
}

function keyOf(kind: LinkMail, address: string): string {
  return `${kind}: ${address.trim().toLowerCase()}`;
}

/** Forgets what was sent: between tests. */
export function eraseLinkMails(): void {
  sent = newSent();
}

function newSent(): RateLimiterMemory {
  return new RateLimiterMemory({ points: linkMailsMax, duration: windowMinutes * 60 });
}
