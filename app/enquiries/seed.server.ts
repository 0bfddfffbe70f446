import { randomUUID } from "node:crypto";

import { listColleagues } from "#app/desk/list-colleagues.server.ts";
import { type EnquiryKind, type EnquiryState, replyWorkingDays } from "#app/enquiries/enquiry.ts";
import { enquiries, enquiryReplies } from "#app/enquiries/tables.server.ts";
import { afterWorkingDays } from "#app/orders/items/working-days.ts";
import { hourMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { EnquiryReference, type UserId } from "#app/platform/ids.ts";

type Customer = { id: UserId; username: string };
type DemoEnquiry = {
  reference: EnquiryReference;
  /** Of a demo customer; null for somebody who was not signed in. */
  username: string | null;
  name: string;
  kind: EnquiryKind;
  text: string;
  hoursAgo: number;
  state: EnquiryState;
  replies: { by: "customer" | "desk"; text: string; hoursAgo: number }[];
};

/** Plainly fictional. The second one is overdue from the first day on. */
const demoEnquiries: DemoEnquiry[] = [
  {
    reference: EnquiryReference.parse("LF-DEM2-AAAA"),
    username: null,
    name: "Nora Sample",
    kind: "before_buying",
    text: "I teach at a made-up school and have two years of research behind me. Is the scholarship help only for people who have a place already, or can we begin before that?",
    hoursAgo: 3,
    state: "open",
    replies: [],
  },
  {
    reference: EnquiryReference.parse("LF-DEM2-BBBB"),
    username: null,
    name: "Omar Sample",
    kind: "payment",
    text: "My bank shows two payments of the same amount on one day, and your page shows one order. Which of the two is yours?",
    hoursAgo: 8 * 24,
    state: "open",
    replies: [],
  },
  {
    reference: EnquiryReference.parse("LF-DEM2-CCCC"),
    username: "asha",
    name: "Asha Example",
    kind: "account",
    text: "I have moved to another invented city. Must I tell you before my next order, or is it enough to change my profile?",
    hoursAgo: 5 * 24,
    state: "answered",
    replies: [
      {
        by: "desk",
        text: "Changing your profile is enough. Receipts of earlier orders keep the country that you gave when you paid.",
        hoursAgo: 4 * 24,
      },
    ],
  },
  {
    reference: EnquiryReference.parse("LF-DEM2-DDDD"),
    username: "ben",
    name: "Ben Sample",
    kind: "before_buying",
    text: "I have three letters of recommendation from an imaginary laboratory. Do you look over letters that are written already?",
    hoursAgo: 3 * 24,
    state: "open",
    replies: [
      {
        by: "desk",
        text: "Yes. Choose “Letters of recommendation” and send us the drafts with the form. We say what to change, and why.",
        hoursAgo: 2 * 24,
      },
      {
        by: "customer",
        text: "Thank you. Two are in another language. Do you read them, or should I have them translated first?",
        hoursAgo: 20,
      },
    ],
  },
  {
    reference: EnquiryReference.parse("LF-DEM2-EEEE"),
    username: null,
    name: "Pia Sample",
    kind: "complaint",
    text: "My free chat was moved twice. I had taken an hour off work for it each time.",
    hoursAgo: 12 * 24,
    state: "closed",
    replies: [
      {
        by: "desk",
        text: "We are sorry. Both times your counsellor was ill, and we should have offered you somebody else at once. Your chat now stands on Friday at the hour that you chose, and a second counsellor is free then, too.",
        hoursAgo: 11 * 24,
      },
    ],
  },
];

/** Once; never touches what is there. Needs somebody at the desk. */
export async function seedDemoEnquiries(customers: readonly Customer[], now: Date): Promise<void> {
  const counsellor = (await listColleagues()).find(({ role }) => role === "counsellor");
  if (!counsellor) return;
  const idOf = new Map(customers.map(({ username, id }) => [username, id]));
  for (const enquiry of demoEnquiries) {
    const userId = enquiry.username === null ? null : idOf.get(enquiry.username);
    if (userId !== undefined) await seedEnquiry(enquiry, { userId, counsellorId: counsellor.id, now });
  }
}

async function seedEnquiry(
  { reference, name, kind, text, state, hoursAgo, replies }: DemoEnquiry,
  { userId, counsellorId, now }: { userId: UserId | null; counsellorId: UserId; now: Date },
): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const lastWritten = before(replies.findLast(({ by }) => by === "customer")?.hoursAgo ?? hoursAgo);
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(enquiries)
      .values({
        reference,
        userId,
        name,
        email: `${name.split(" ")[0]?.toLowerCase()}@landfall.example`,
        kind,
        text,
        state,
        assignedTo: replies.length === 0 ? null : counsellorId,
        replyBy: afterWorkingDays(lastWritten, replyWorkingDays),
        sendKey: randomUUID(),
        createdAt: before(hoursAgo),
      })
      .onConflictDoNothing()
      .returning({ reference: enquiries.reference });
    if (made.length === 0 || replies.length === 0) return;
    await tx.insert(enquiryReplies).values(
      replies.map((reply) => ({
        reference,
        fromDesk: reply.by === "desk",
        authorId: reply.by === "desk" || userId === null ? counsellorId : userId,
        text: reply.text,
        sendKey: randomUUID(),
        sentAt: before(reply.hoursAgo),
        mailedAt: reply.by === "desk" ? before(reply.hoursAgo) : null,
      })),
    );
  });
}
