import { env } from "#app/platform/env.server.ts";
import { isLoopbackHost } from "#app/platform/loopback.ts";

/** Mail contains links that open accounts, so only on this machine, and not for a site that is public. */
export function mailboxOpen(fromThisMachine: boolean): boolean {
  return env().EMBEDDED && fromThisMachine && isLoopbackHost(new URL(env().SITE_URL).hostname);
}

/** `open`: this visitor may read it. Null where mail is really sent. */
export function demoMailbox(fromThisMachine: boolean): "open" | "closed" | null {
  if (!env().EMBEDDED || env().SMTP_URL) return null;
  return mailboxOpen(fromThisMachine) ? "open" : "closed";
}
