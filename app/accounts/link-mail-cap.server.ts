import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import { log } from "#app/platform/log.server.ts";

/** As long as a link works: whoever is sent no more has one in the mailbox that still does. */
const windowMinutes = 60;
export const linkMailsMax = 3;

let sent = newSent();

/**
 * Whether one more mail with a link may go to this mailbox. Anybody can ask for one in another's name, so whoever asks
 * hears nothing of it.
 */
export async function mayMailLink(address: string): Promise<boolean> {
  try {
    await sent.consume(address.trim().toLowerCase());
    return true;
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    log.info("a mailbox has had as many links as it gets in an hour, and is sent no more for now");
    return false;
  }
}

/** Forgets what was sent: between tests. */
export function forgetLinkMails(): void {
  sent = newSent();
}

function newSent(): RateLimiterMemory {
  return new RateLimiterMemory({ points: linkMailsMax, duration: windowMinutes * 60 });
}
