import { groupPath } from "#app/content/research-group-card.ts";
import { env } from "#app/platform/env.server.ts";
import { isOneOf, signatures } from "#app/platform/signatures.server.ts";
import type { Group } from "#app/research-groups/lock-group.server.ts";

type Invited = Pick<Group, "id" | "title" | "inviteVersion">;

/** Follows from the version: the database holds no secret, and a new version ends the old link. */
export function inviteSecret(group: Pick<Group, "id" | "inviteVersion">): string {
  const [secret = ""] = secretsOf(group);
  return secret;
}

function secretsOf({ id, inviteVersion }: Pick<Group, "id" | "inviteVersion">): string[] {
  return signatures(`group-invite:${id}:${inviteVersion}`).map((signature) => signature.slice(0, 22));
}

export function inviteLink(group: Invited): string {
  return `${env().SITE_URL}${groupPath(group)}?invite=${inviteSecret(group)}`;
}

export function isInvite(group: Pick<Group, "id" | "inviteVersion">, secret: string): boolean {
  return isOneOf(secretsOf(group), secret);
}
