import type { ViewerInGroup } from "#app/research-groups/group-page.ts";
import type { GroupState } from "#app/research-groups/group.ts";
import { doneSentence, type GroupDone } from "#app/research-groups/pages/group-forms.ts";

type Seen = { signedIn: boolean; state: GroupState; iAm: Pick<ViewerInGroup, "member" | "creator"> };

/** What an address says has been done, where the group looks like it: anybody can write an address. */
export function doneWords(named: string | null, seen: Seen): string | null {
  const agrees = Object.entries(outcomes).find(([name]) => name === named)?.[1];
  return agrees?.(seen) ? doneSentence(named) : null;
}

const isMember = ({ iAm }: Seen) => iAm.member;

/** How a group looks to whoever has just done that. */
const outcomes: Record<GroupDone, (seen: Seen) => boolean> = {
  created: ({ iAm }) => iAm.creator,
  joined: isMember,
  left: ({ iAm, signedIn }) => signedIn && !iAm.member,
  closed: ({ iAm, state }) => iAm.creator && state === "closed",
  opened: ({ iAm, state }) => iAm.creator && state !== "closed",
  changed: isMember,
  contributed: isMember,
};
