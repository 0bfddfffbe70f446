import { env } from "#app/platform/env.server.ts";
import { isLoopbackHost } from "#app/platform/loopback.ts";

/**
 * Whether whoever asks may read all mail, with every link in it that opens an account: on one's own machine only, and
 * not where the site says of itself that it can be reached from elsewhere.
 */
export function mailboxOpen(fromThisMachine: boolean): boolean {
  return env().EMBEDDED && fromThisMachine && isLoopbackHost(new URL(env().SITE_URL).hostname);
}

/** Where mail goes that this installation does not send, for whoever was promised some; null where it is sent. */
export function demoMailbox(fromThisMachine: boolean): "open" | "closed" | null {
  if (!env().EMBEDDED || env().SMTP_URL) return null;
  return mailboxOpen(fromThisMachine) ? "open" : "closed";
}
