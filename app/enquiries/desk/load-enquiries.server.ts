import { href } from "react-router";

import { fullName } from "#app/accounts/profile/person-name.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listColleagues } from "#app/desk/list-colleagues.server.ts";
import { listView } from "#app/desk/list/list-view.server.ts";
import { may } from "#app/desk/permissions.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { type EnquiriesAsked, readEnquiries } from "#app/enquiries/desk/enquiries-list.ts";
import { listEnquiriesAtDesk } from "#app/enquiries/desk/list-enquiries.server.ts";
import { senderOf } from "#app/enquiries/desk/load-enquiry.server.ts";
import { kindLabels, stateLabels } from "#app/enquiries/enquiry.ts";
import { mediumDate, utcDay } from "#app/platform/dates.ts";

export async function loadEnquiries(member: Member, url: URL, now: Date) {
  const asked = readEnquiries(url.searchParams);
  const {
    list: found,
    names,
    previous,
    next,
  } = valueOrStatus(
    await listEnquiriesAtDesk(member, {
      ...wantedOf(asked),
      after: asked.query.after,
      before: asked.query.before,
    }),
  );
  const [list, people] = await Promise.all([
    listView(asked.shape, asked.query, { member, previous, next }),
    peopleFor(member),
  ]);
  const today = utcDay(now);
  return {
    list,
    people,
    state: asked.state,
    rows: found.map((one) => ({
      id: one.reference,
      reference: {
        text: one.reference,
        href: href("/staff/enquiries/:reference", { reference: one.reference }),
      },
      from: { text: senderOf(one), note: one.userId === null ? "Signed out" : null },
      about: kindLabels[one.kind],
      answer: {
        text: mediumDate(one.replyBy),
        badge: one.state === "open" && one.replyBy < today ? "Overdue" : null,
      },
      person: one.assignedTo === null ? "Nobody yet" : fullName(names.get(one.assignedTo)),
      state: stateLabels[one.state],
      written: shortTime(one.createdAt, member.timeZone),
    })),
  };
}

export function wantedOf({ state, by, query }: EnquiriesAsked) {
  const { about: kind, person, q } = query.filters;
  return { state, q: q ?? "", kind, person, by, descending: query.direction === "desc" };
}

/** Whoever sees only their own has nobody to choose. */
async function peopleFor({ id, role }: Member) {
  if (!may(role, "see_enquiries", { own: false })) return [];
  const colleagues = await listColleagues();
  return [
    { value: "me", label: "Me" },
    { value: "nobody", label: "Nobody yet" },
    ...colleagues.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: one.name })),
  ];
}
