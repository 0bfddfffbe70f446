import type { ViewerInGroup } from "#app/research-groups/group-page.ts";
import type { GroupState } from "#app/research-groups/group.ts";

type Seen = { signedIn: boolean; state: GroupState; iAm: Pick<ViewerInGroup, "member" | "creator"> };

/** Null if the group's state disagrees: anyone can write an address. */
export function doneMessages(named: string | null, seen: Seen): string | null {
  const done = Object.entries(outcomes).find(([name]) => name === named)?.[1];
  return done?.agrees(seen) ? done.sentence : null;
}

const isMember = ({ iAm }: Seen) => iAm.member;

const outcomes: Record<string, { sentence: string; agrees: (seen: Seen) => boolean }> = {
  created: {
    sentence: "Your group is listed, and others can join it.",
    agrees: ({ iAm }) => iAm.creator,
  },
  joined: { sentence: "You have joined the group.", agrees: isMember },
  left: { sentence: "You have left the group.", agrees: ({ iAm, signedIn }) => signedIn && !iAm.member },
  closed: {
    sentence: "The group is closed.",
    agrees: ({ iAm, state }) => iAm.creator && state === "closed",
  },
  opened: {
    sentence: "The group is open again.",
    agrees: ({ iAm, state }) => iAm.creator && state !== "closed",
  },
  changed: { sentence: "Your role is changed.", agrees: isMember },
  renewed: {
    sentence: "The invite link is renewed. The earlier one has ended.",
    agrees: ({ iAm }) => iAm.creator,
  },
  written: { sentence: "Your message is on the board.", agrees: isMember },
  contributed: { sentence: "Your contribution is in the log.", agrees: isMember },
};
