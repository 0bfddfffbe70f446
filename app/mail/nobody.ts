import type { UserId } from "#app/platform/ids.ts";

/** Addresses here belong to nobody: the name of this kind of domain is kept from ever being given out. */
const nowhere = "@deleted.invalid";

/** What stands where a deleted customer's address stood, so that it can be used again. */
export function addressOfNobody(userId: UserId): string {
  return `deleted-${userId.toLowerCase()}${nowhere}`;
}

/** Whether there is nobody to write to any more. */
export function isNobody(address: string): boolean {
  return address.toLowerCase().endsWith(nowhere);
}
