import { roleName } from "#app/research-groups/group-page-texts.ts";
import { contributionRoles, type GroupEvent } from "#app/research-groups/group.ts";

type Entry = { who: string | null; event: GroupEvent; text: string | null };

export function groupLogText({ who, event, text }: Entry): string {
  const name = who ?? "A member";
  switch (event) {
    case "created":
      return `${name} began the group${asRole(text)}.`;
    case "joined":
      return `${name} joined${asRole(text)}.`;
    case "contributed":
      return `${name} contributed:`;
    case "changed_role":
      return `${name} changed their role${text ? ` to ${shownRole(text)}` : ""}.`;
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

function asRole(text: string | null): string {
  return text ? `, role ${shownRole(text)}` : "";
}

function shownRole(text: string): string {
  const role = contributionRoles.find((name) => name === text);
  return role ? roleName(role) : text;
}
