import type { AvatarChange } from "#app/accounts/avatar/change-avatar.server.ts";
import { drawAvatar } from "#app/accounts/avatar/draw-avatar.server.ts";
import { setCounsellorPhoto } from "#app/content/desk/edit-showcase.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { storeUploads } from "#app/files/store-uploads.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type Taken = { member: Member; id: string; change: AvatarChange; now: Date };

/** Drawn again as customers' pictures are, so nothing but the picture is kept. */
export async function takeCounsellorPhoto({ member, id, change, now }: Taken): Promise<Outcome<null>> {
  if (!may(member.role, "edit_showcase", { own: false })) return notAllowed;
  if (change.kind === "keep") return done(null);
  if (change.kind === "remove") return setCounsellorPhoto({ member, id, file: null, now });
  const drawn = await drawAvatar(member.id, change.bytes);
  if (!drawn.ok) return drawn;
  const { value: content } = drawn;
  return storeUploads({ by: member.id, contents: [content] }, ([fileId = ""]) =>
    setCounsellorPhoto({ member, id, file: { fileId, sizeBytes: content.length }, now }),
  );
}
