import type { UserId } from "#app/platform/ids.ts";

/** A reserved domain that nobody can ever register. */
const nowhere = "@deleted.invalid";

/** What stands where a deleted customer's address stood, so that it can be used again. */
export function deletedAddress(userId: UserId): string {
  return `deleted-${userId.toLowerCase()}${nowhere}`;
}

export function isDeletedAddress(address: string): boolean {
  return address.toLowerCase().endsWith(nowhere);
}
