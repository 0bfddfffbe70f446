import { sql } from "drizzle-orm";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { zoneNote } from "#app/bookings/chat-time.ts";
import type { CaseAt } from "#app/cases/case-part.ts";
import { markReadAtDesk } from "#app/cases/conversation/desk-reads.server.ts";
import { caseEvent } from "#app/cases/timeline/case-event.ts";
import { peopleOfEvents } from "#app/cases/timeline/case-facts.ts";
import {
  fileSource,
  messageSource,
  noteSource,
  requestSources,
  sessionSources,
  versionSources,
} from "#app/cases/timeline/case-sources.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import {
  chosenFilter,
  type TimelineChoice,
  timelineFilters,
  timelineHref,
} from "#app/desk/timeline/timeline-filter.ts";
import type { TimelineView } from "#app/desk/timeline/timeline-view.ts";
import { mailsOfItem, sentMailSource } from "#app/mail/sent-mails.server.ts";
import {
  itemChangeSource,
  orderRefundSource,
  orderSource,
  refundsWithItem,
} from "#app/orders/order-sources.server.ts";
import { db } from "#app/platform/db.server.ts";
import { readTimeline, type TimelineRow, type TimelineSource } from "#app/platform/read-timeline.server.ts";

const choices: readonly TimelineChoice[] = [
  { show: "messages", label: "Messages", kinds: ["message", "comment"] },
  { show: "notes", label: "Notes", kinds: ["note"] },
  {
    show: "progress",
    label: "Progress",
    kinds: ["change", "intake", "cancellation", "cancellation_answered", "claim", "claim_decided"],
  },
  { show: "files", label: "Files", kinds: ["file", "message", "note", "version", "draft"] },
  { show: "versions", label: "Versions", kinds: ["version", "draft", "comment"] },
  { show: "sessions", label: "Sessions", kinds: ["session", "session_over"] },
  { show: "money", label: "Money", kinds: ["order", "refund"] },
  { show: "mails", label: "Mails", kinds: ["mail"] },
];

type DeskAt = Pick<CaseAt, "item" | "now" | "query"> & { member: Member };

/** Two statements, whatever is shown; a third where something has been read. */
export async function loadTimeline(at: DeskAt, customerZone: string | null): Promise<TimelineView> {
  const { member, item, now, query } = at;
  const chosen = chosenFilter(choices, query.get("show"));
  const page = await readTimeline(db, sourcesOf(item, chosen), { before: query.get("before") });
  const names = await namePeople(db, peopleOfEvents(page.rows));
  const nameOf = (id: string) => (id === "system" ? "Landfall" : fullName(names.get(id)));
  const firstNameOf = (id: string) => names.get(id)?.firstName ?? null;
  const around = { customerId: item.userId, nameOf, firstNameOf, timeZone: member.timeZone, customerZone };
  await readMessages(at, page.rows, now);
  return {
    entries: page.rows.flatMap((row) => caseEvent(row, around) ?? []),
    filters: timelineFilters(choices, chosen),
    zoneNote: zoneNote(now, member.timeZone),
    earlierHref: page.earlier === null ? null : timelineHref(chosen, page.earlier),
    latestHref: page.isLatest ? null : timelineHref(chosen),
  };
}

function sourcesOf(item: CaseAt["item"], chosen: TimelineChoice | null): TimelineSource[] {
  const which = sql`= ${item.id}`;
  const all = [
    messageSource(which),
    noteSource(which),
    itemChangeSource(which),
    fileSource(which),
    ...versionSources(which),
    ...sessionSources(which),
    ...requestSources(which),
    orderSource(sql`event.id = ${item.orderId} and event.paid_at is not null`),
    orderRefundSource(refundsWithItem(item.orderId, item.id)),
    sentMailSource(mailsOfItem(item.id, item.orderId)),
  ];
  const shown = all.filter(({ kind }) => chosen?.kinds.includes(kind) ?? true);
  return chosen?.show === "files" ? shown.map(withFiles) : shown;
}

function withFiles(source: TimelineSource): TimelineSource {
  return { ...source, from: sql`${source.from} and json_array_length(${source.facts} -> 'files') > 0` };
}

/** One's own, and only what is on the page: a colleague's look clears nothing for whoever does the work. */
async function readMessages({ member, item }: DeskAt, rows: readonly TimelineRow[], now: Date) {
  const last = rows.findLast(({ kind }) => kind === "message");
  const reader = { itemId: item.id, userId: member.id };
  if (last) await markReadAtDesk(reader, { lastMessageId: Number(last.id), now });
}
