import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import { log } from "#app/platform/log.server.ts";

/** As long as a link works: whoever reaches the cap still has a working one. */
const windowMinutes = 60;
export const linkMailsMax = 3;

/** Counted apart: mail that a stranger triggers must not block a link the owner needs. */
type LinkMail = "set a password" | "confirm an address" | "address taken";

let sent = newSent();

/** Anybody can request mail to another's address, so the page must not reveal the answer. */
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

/** Using a link proves the mailbox is theirs and invalidates the earlier ones. */
export async function eraseLinkMailsTo(address: string): Promise<void> {
  await sent.delete(keyOf("set a password", address));
}

function keyOf(kind: LinkMail, address: string): string {
  return `${kind}: ${address.trim().toLowerCase()}`;
}

export function eraseLinkMails(): void {
  sent = newSent();
}

function newSent(): RateLimiterMemory {
  return new RateLimiterMemory({ points: linkMailsMax, duration: windowMinutes * 60 });
}
