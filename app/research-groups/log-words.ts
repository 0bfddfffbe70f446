import { roleName } from "#app/research-groups/research-group-texts.ts";
import { contributionRoles, type GroupDeed } from "#app/research-groups/group.ts";

type Entry = { who: string | null; deed: GroupDeed; words: string | null };

/** What happened in a group, in a sentence without its date. */
export function logWords({ who, deed, words }: Entry): string {
  const name = who ?? "A member";
  switch (deed) {
    case "created":
      return `${name} began the group${asRole(words)}.`;
    case "joined":
      return `${name} joined${asRole(words)}.`;
    case "contributed":
      return `${name} contributed:`;
    case "changed_role":
      return `${name} changed their role${words ? ` to ${shownRole(words)}` : ""}.`;
    case "filled":
      return "The group is full, and shares can be bought.";
    case "paid":
      return `${name} bought their share.`;
    case "left":
      return `${name} left.`;
    case "place_reopened":
      return `${name} did not buy their share in time. The place is open again.`;
    case "refunded":
      return `${name} was refunded. The place is open again.`;
    case "closed":
      return `${name} closed the group.`;
    case "closed_by_staff":
      return "Landfall closed the group.";
    case "opened":
      return `${name} opened the group.`;
  }
}

function asRole(words: string | null): string {
  return words ? `, role ${shownRole(words)}` : "";
}

function shownRole(words: string): string {
  const role = contributionRoles.find((name) => name === words);
  return role ? roleName(role) : words;
}
