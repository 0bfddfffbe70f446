import { avatarBytesMax, avatarField, avatarTooLarge, removeAvatarField } from "#app/accounts/avatar-file.ts";
import type { AvatarWish } from "#app/accounts/change-avatar.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/** What a form with an `AvatarField` asks for. A chosen picture counts more than the tick that removes the old one. */
export async function readAvatarWish(form: FormData): Promise<Outcome<AvatarWish>> {
  const chosen = form.get(avatarField);
  // Without a choice a browser sends a file that has neither a name nor anything in it.
  if (chosen instanceof File && (chosen.size > 0 || chosen.name !== "")) {
    if (chosen.size > avatarBytesMax) return avatarTooLarge;
    return done({ kind: "change", bytes: new Uint8Array(await chosen.arrayBuffer()) });
  }
  return done({ kind: form.get(removeAvatarField) === null ? "keep" : "remove" });
}
