import { createHmac, timingSafeEqual } from "node:crypto";

import { groupPath } from "#app/content/research-group-card.ts";
import { env } from "#app/platform/env.server.ts";
import type { Group } from "#app/research-groups/lock-group.server.ts";

type Invited = Pick<Group, "id" | "title" | "inviteVersion">;

/** Follows from the version: the database holds no secret, and a new version ends the old link. */
export function inviteSecret({ id, inviteVersion }: Pick<Group, "id" | "inviteVersion">): string {
  return createHmac("sha256", env().SECRET)
    .update(`group-invite:${id}:${inviteVersion}`)
    .digest("base64url")
    .slice(0, 22);
}

export function inviteLink(group: Invited): string {
  return `${env().SITE_URL}${groupPath(group)}?invite=${inviteSecret(group)}`;
}

export function isInvite(group: Pick<Group, "id" | "inviteVersion">, secret: string): boolean {
  const [given, ours] = [Buffer.from(secret), Buffer.from(inviteSecret(group))];
  return given.length === ours.length && timingSafeEqual(given, ours);
}
