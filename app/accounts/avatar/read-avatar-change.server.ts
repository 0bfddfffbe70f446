import { z } from "zod";

import { avatarBytesMax } from "#app/files/upload-limits.ts";
import { avatarField, avatarTooLarge, removeAvatarField } from "#app/accounts/avatar/avatar-file.ts";
import type { AvatarChange } from "#app/accounts/avatar/change-avatar.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export const avatarFields = z.object({
  [avatarField]: z.custom<FormDataEntryValue>().optional(),
  [removeAvatarField]: z.string().optional(),
});

export async function readAvatarChange(fields: z.input<typeof avatarFields>): Promise<Outcome<AvatarChange>> {
  const chosen = fields[avatarField];
  // Browsers send an empty, nameless file when nothing is chosen.
  if (chosen instanceof File && (chosen.size > 0 || chosen.name !== "")) {
    if (chosen.size > avatarBytesMax) return avatarTooLarge;
    return done({ kind: "change", bytes: new Uint8Array(await chosen.arrayBuffer()) });
  }
  return done({ kind: fields[removeAvatarField] === undefined ? "keep" : "remove" });
}
