import { log } from "#app/platform/log.server.ts";
import { sharedLimit } from "#app/platform/shared-limit.server.ts";

/** As long as a link works: whoever reaches the cap still has a working one. */
const windowMinutes = 60;
export const linkMailsMax = 3;

/** Counted apart: mail that a stranger triggers must not block a link the owner needs. */
type LinkMail = "set a password" | "confirm an address" | "address taken";

const sent = sharedLimit("link mail", { points: () => linkMailsMax, seconds: windowMinutes * 60 });

/** Anybody can request mail to another's address, so the page must not reveal the answer. */
export async function mayMailLink(kind: LinkMail, address: string): Promise<boolean> {
  if ((await sent.count(keyOf(kind, address))) === null) return true;
  log.info("a mailbox has had as many links as it gets in an hour, and is sent no more for now");
  return false;
}

/** Using a link proves the mailbox is theirs and invalidates the earlier ones. */
export async function eraseLinkMailsTo(address: string): Promise<void> {
  await sent.reset(keyOf("set a password", address));
}

function keyOf(kind: LinkMail, address: string): string {
  return `${kind}: ${address.trim().toLowerCase()}`;
}
