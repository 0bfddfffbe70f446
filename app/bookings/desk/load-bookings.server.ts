import { href } from "react-router";

import { stateLabels, preferenceForStaff } from "#app/bookings/booking-labels.ts";
import { isOpen } from "#app/bookings/booking.ts";
import { type ChatList, chatLists } from "#app/bookings/list-chats.server.ts";
import type { Booking } from "#app/bookings/tables.server.ts";
import { writtenNumber } from "#app/bookings/whatsapp-number.server.ts";
import { findHeadings } from "#app/catalog/find-headings.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import {
  type ChatsPage,
  findBookingAtDesk,
  listBookingsAtDesk,
  seesNumber,
} from "#app/bookings/desk/list-bookings.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { clockIn, customersTime } from "#app/desk/zone-time.ts";
import type { ChatSection, ShownChat } from "#app/bookings/desk/desk-chat-view.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { writtenDate } from "#app/platform/dates.ts";

export async function loadBookings(member: Member, url: URL, now: Date): Promise<ChatSection[]> {
  const one = url.searchParams.get("chat");
  if (one !== null) return loadOne(member, one, now);
  const asked = chatLists.find((list) => list === url.searchParams.get("show"));
  const after = url.searchParams.get("after");
  if (asked) return [await loadSection(member, { list: asked, after, now })];
  return Promise.all(
    (["requested", "confirmed"] as const).map((list) => loadSection(member, { list, after: null, now })),
  );
}

async function loadSection(
  member: Member,
  { list, after, now }: { list: ChatList; after: string | null; now: Date },
): Promise<ChatSection> {
  const page = await listBookingsAtDesk(member, { list, after });
  if (!page.ok) return { list, days: [], moreHref: null };
  return sectionOf(page.value, { list, member, now });
}

async function loadOne(member: Member, id: string, now: Date): Promise<ChatSection[]> {
  const found = valueOrStatus(await findBookingAtDesk(member, id));
  const state = found.chats[0]?.state;
  const list = state === "requested" || state === "confirmed" ? state : "ended";
  return [await sectionOf(found, { list, member, now })];
}

async function sectionOf(
  { chats, names, next }: ChatsPage,
  { list, member, now }: { list: ChatList; member: Member; now: Date },
): Promise<ChatSection> {
  const headings = await findHeadings(chats.map(({ service }) => service));
  const shown = chats.map((chat, at) =>
    show(chat, { heading: headings[at] ?? chat.service, names, member, now }),
  );
  const days = Map.groupBy(shown, ({ day }) => day);
  return {
    list,
    days: [...days].map(([day, ofDay]) => ({
      day,
      heading: day ? writtenDate(day) : list === "ended" ? "Without a time" : "",
      chats: ofDay,
    })),
    moreHref: next && `?${new URLSearchParams({ show: list, after: next })}`,
  };
}

type Around = { heading: string; names: Map<string, NamedPerson | null>; member: Member; now: Date };

function show(chat: Booking, { heading, names, member, now }: Around): ShownChat {
  const { id, userId, state, startsAt, number, counsellorId, sequence } = chat;
  const at = startsAt && clockIn(startsAt, member.timeZone);
  const open = isOpen(state);
  return {
    id,
    seen: String(sequence),
    // Requested ones form one group; the others go by day in the reader's zone.
    day: at ? at.day : "",
    time: at?.time ?? null,
    preferred: startsAt
      ? customersTime(startsAt, member.timeZone, customerZone(chat.timeZone, chat.country))
      : preferenceForStaff(chat),
    local: at ? `${at.day}T${at.time}` : "",
    customer: fullName(names.get(userId)),
    customerHref: mayEver(member.role, "see_customers") ? href("/staff/customers/:userId", { userId }) : null,
    heading,
    number: number === "" ? numberHidden(chat, member) : writtenNumber(number),
    state: stateLabels[state],
    heldBy:
      counsellorId === null ? null : counsellorId === member.id ? "you" : fullName(names.get(counsellorId)),
    ends: open ? endsOf(chat, now) : [],
    canSetTime: open,
  };
}

/** An erased number is empty; one of a colleague’s chat is kept from this member. */
function numberHidden(chat: Booking, member: Member): string {
  return seesNumber(member, chat) ? "" : "Shown to whose chat it is";
}

/** What is still to come was neither held nor missed. */
function endsOf({ state, startsAt }: Booking, now: Date): ShownChat["ends"] {
  if (state === "requested") return ["cancelled"];
  return startsAt && startsAt > now ? ["cancelled"] : ["completed", "no_show", "cancelled"];
}
