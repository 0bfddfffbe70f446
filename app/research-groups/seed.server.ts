import { randomUUID } from "node:crypto";

import { dayMs, hourMs, minuteMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { GroupId, UserId } from "#app/platform/ids.ts";
import { payByFrom, type ContributionRole } from "#app/research-groups/group.ts";
import {
  researchGroupLog,
  researchGroupMembers,
  researchGroupMessages,
  researchGroups,
} from "#app/research-groups/tables.server.ts";

type Author = { id: UserId; username: string };
type DemoGroup = {
  id: GroupId;
  title: string;
  description: string;
  requiredMembers: number;
  members: { username: string; role: ContributionRole }[];
  board: { username: string; text: string; hoursAfter: number }[];
};

const demoGroups: DemoGroup[] = [
  {
    id: GroupId.parse("6a0f6a3e-5b1d-4c53-9b0e-0d6c5f3f7a11"),
    title: "Shade and heat in invented cities",
    description:
      "How trees along a made-up high street change what a thermometer reads at noon. We have two summers of readings and need people who like maps.",
    requiredMembers: 3,
    members: [{ username: "ben", role: "data" }],
    board: [
      {
        username: "ben",
        text: "The readings of both summers are in one table now, with the street, the hour and the shade of each. Whoever joins may look before deciding what to do.",
        hoursAfter: 2,
      },
    ],
  },
  {
    id: GroupId.parse("b4c2a0de-8f27-4a36-8d2f-3c1b7e9a5d22"),
    title: "Plain words in consent forms",
    description:
      "Whether readers of a fictional clinic’s consent form understand more when sentences are short. The questionnaire is written, the readers are not found yet.",
    requiredMembers: 4,
    members: [
      { username: "asha", role: "conception" },
      { username: "ben", role: "review" },
    ],
    board: [
      {
        username: "asha",
        text: "The questionnaire has 14 questions. I would ask half of the readers with the long form and half with the short one, and tell nobody which they have.",
        hoursAfter: 3,
      },
      {
        username: "ben",
        text: "Good. Question 9 asks two things at once. I suggest two questions.",
        hoursAfter: 7,
      },
      { username: "asha", text: "You are right, it is two now. 15 questions.", hoursAfter: 8 },
    ],
  },
  {
    id: GroupId.parse("0f8e2d6b-1c4a-4f79-a6b3-9e5d7c2a4b33"),
    title: "Small batteries, long winters",
    description:
      "A comparison of how imaginary weather stations keep running through a northern winter. For six people with different trades: somebody must also write.",
    requiredMembers: 6,
    members: [{ username: "asha", role: "analysis" }],
    board: [],
  },
  {
    id: GroupId.parse("d7b91c54-2e6f-4d08-b1c9-4a8f0e6d3c44"),
    title: "Timetables of an imagined railway",
    description:
      "What two minutes more at each station do to the delays of a whole line. The model runs; now it wants to be written about.",
    requiredMembers: 2,
    members: [
      { username: "asha", role: "writing" },
      { username: "ben", role: "analysis" },
    ],
    board: [
      {
        username: "asha",
        text: "I have a first outline: the line as it is, the two minutes, what they do at the junction. The junction is the surprise, so it should come last.",
        hoursAfter: 20,
      },
      {
        username: "ben",
        text: "The figure for the junction is ready, with the delay of each train beside it.",
        hoursAfter: 26,
      },
    ],
  },
];

/** Once; never touches existing groups. */
export async function seedDemoGroups(authors: readonly Author[], now: Date): Promise<void> {
  const idOf = new Map(authors.map(({ username, id }) => [username, id]));
  for (const [index, group] of demoGroups.entries()) {
    const members = group.members.flatMap(({ username, role }) => {
      const userId = idOf.get(username);
      return userId ? [{ userId, role }] : [];
    });
    const createdAt = new Date(now.getTime() - (index + 1) * dayMs);
    if (members.length !== group.members.length) continue;
    const written = group.board.flatMap(({ username, ...message }) => {
      const userId = idOf.get(username);
      return userId ? [{ userId, ...message }] : [];
    });
    await seedGroup(group, { members, written }, { createdAt, now });
  }
}

type SeededPeople = {
  members: { userId: UserId; role: ContributionRole }[];
  written: { userId: UserId; text: string; hoursAfter: number }[];
};

async function seedGroup(
  { id: groupId, title, description, requiredMembers }: DemoGroup,
  { members, written }: SeededPeople,
  { createdAt, now }: { createdAt: Date; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const createdBy = members[0]?.userId ?? UserId.parse("");
    const made = await tx
      .insert(researchGroups)
      .values({ id: groupId, title, description, requiredMembers, createdBy, createdAt })
      .onConflictDoNothing()
      .returning({ id: researchGroups.id });
    if (made.length === 0) return;
    const isFull = members.length === requiredMembers;
    const payBy = isFull ? payByFrom(now).payBy : null;
    const joinedAt = (index: number) => new Date(createdAt.getTime() + index * minuteMs);
    await tx
      .insert(researchGroupMembers)
      .values(members.map((member, index) => ({ ...member, groupId, joinedAt: joinedAt(index), payBy })));
    const events = members.map(({ userId, role }, index) => ({
      groupId,
      userId,
      event: index === 0 ? ("created" as const) : ("joined" as const),
      text: role,
      at: joinedAt(index),
    }));
    await tx.insert(researchGroupLog).values(events);
    if (written.length > 0) {
      await tx.insert(researchGroupMessages).values(
        written.map(({ userId, text, hoursAfter }) => ({
          groupId,
          userId,
          text,
          sendKey: randomUUID(),
          sentAt: new Date(createdAt.getTime() + hoursAfter * hourMs),
        })),
      );
    }
    if (!isFull) return;
    await tx.insert(researchGroupLog).values({ groupId, event: "filled", at: joinedAt(members.length - 1) });
  });
}
