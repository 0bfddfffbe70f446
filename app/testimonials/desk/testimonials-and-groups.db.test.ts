import { beforeAll, expect, test } from "vitest";

import type { UserId } from "#app/platform/ids.ts";
import { closeGroupAtDesk } from "#app/research-groups/close-group-at-desk.server.ts";
import { findGroupRecord } from "#app/research-groups/desk/find-group-record.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listGroupsAtDesk } from "#app/research-groups/desk/list-groups-at-desk.server.ts";
import { testimonialsList } from "#app/testimonials/desk/testimonials-list.ts";
import { firstPage, listAsked } from "#tests/desk/list-asked.ts";
import { listTestimonialsAtDesk } from "#app/testimonials/desk/list-testimonials-at-desk.server.ts";
import { removeTestimonialAtDesk } from "#app/testimonials/remove-testimonial.server.ts";
import { groupState, type GroupState } from "#app/research-groups/group.ts";
import { findTestimonial } from "#app/testimonials/list-testimonials.server.ts";
import { publishTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { minutesLater, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeGroup } from "#tests/research-groups/make-group.ts";
import { makePremium } from "#tests/setup/make-premium.ts";

let manager: Member;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
});

const reason = "It has to be done";

test("testimonials are read once each in pages, newest first, all or of one service", async () => {
  const services = ["cover-letter", "visa-sop", "cover-letter", "cover-letter"] as const;
  const authors: UserId[] = [];
  for (const [index, service] of services.entries()) {
    const user = await makePremium();
    const details = `They read my letter twice and told me what to leave out, ${index}.`;
    valueOf(await publishTestimonial({ user, service, details, now: minutesLater(index) }));
    authors.unshift(user.id);
  }
  const read = async (service: "cover-letter" | null) => {
    const seen: (string | null)[] = [];
    let after: string | null = null;
    do {
      const asked = listAsked(testimonialsList, service === null ? "" : `service=${service}`);
      const page: { rows: { userId: UserId | null }[]; next: string | null } = valueOf(
        await listTestimonialsAtDesk(manager, asked, { after, size: 2 }),
      );
      seen.push(...page.rows.map(({ userId }) => userId));
      after = page.next;
    } while (after !== null);
    return seen;
  };
  expect(await read(null)).toEqual(authors);
  expect(await read("cover-letter")).toEqual([authors[0], authors[1], authors[3]]);
  const oldest = valueOf(
    await listTestimonialsAtDesk(manager, listAsked(testimonialsList, "dir=asc"), firstPage),
  );
  expect(oldest.rows.map(({ userId }) => userId)).toEqual(authors.toReversed());
  const asked = {
    member: manager,
    userId: authors[0]!,
    service: "cover-letter",
    reason,
    now: minutesLater(60),
  };
  valueOf(await removeTestimonialAtDesk({ ...asked, seen: minutesLater(3).toISOString() }));
  expect(await read(null)).toEqual(authors.slice(1));
});

test("words that the customer has written anew since the page was opened are not removed from it", async () => {
  const user = await makePremium();
  const service = "cover-letter" as const;
  const write = (details: string, now: Date) => publishTestimonial({ user, service, details, now });
  valueOf(await write("They read my letter twice and named the agent who cheated me.", minutesLater(1)));
  const asked = { member: manager, userId: user.id, service, reason, now: minutesLater(60) };
  valueOf(await write("They read my letter twice and told me what to leave out.", minutesLater(2)));
  expect(await removeTestimonialAtDesk({ ...asked, seen: minutesLater(1).toISOString() })).toMatchObject({
    refusal: { code: "changed_meanwhile", status: 409 },
  });
  expect((await findTestimonial(user.id, service))?.details ?? null).toContain("what to leave out");
  valueOf(await removeTestimonialAtDesk({ ...asked, seen: minutesLater(2).toISOString() }));
});

test("groups are listed by where they stand, as their own pages have it, and one is closed", async () => {
  const open = await makeGroup(2, 1);
  const full = await makeGroup(1, 2);
  const closed = await makeGroup(1, 1);
  valueOf(await closeGroupAtDesk({ member: manager, groupId: closed.id, reason, now: minutesLater(60) }));
  const listed = async (state: GroupState | null) => {
    const { groups } = valueOf(await listGroupsAtDesk(manager, { state, after: null }));
    for (const group of groups) if (state) expect(group.state).toBe(state);
    return groups.map(({ id }) => id);
  };
  expect(await listed("open")).toEqual([open.id]);
  expect(await listed("full")).toEqual([full.id]);
  expect(await listed("working")).toEqual([]);
  expect(await listed("closed")).toEqual([closed.id]);
  expect(new Set(await listed(null))).toEqual(new Set([open.id, full.id, closed.id]));
  const first = valueOf(await listGroupsAtDesk(manager, { state: null, after: null, limit: 2 }));
  const second = valueOf(await listGroupsAtDesk(manager, { state: null, after: first.next, limit: 2 }));
  expect(second.groups).toHaveLength(1);

  const record = valueOf(await findGroupRecord(manager, { groupId: full.id, logBefore: null }));
  expect(record.group).toMatchObject({ state: "full", membersCount: 2, paidCount: 0 });
  expect(record.group.payBy).not.toBeNull();
  expect(record.log[0]?.event).toBe("filled");
  expect(record.closedByStaff).toBe(false);
  expect(groupState({ ...record.group, members: record.members })).toBe("full");
  const shut = valueOf(await findGroupRecord(manager, { groupId: closed.id, logBefore: null }));
  expect(shut).toMatchObject({
    closedByStaff: true,
    log: [{ event: "closed_by_staff", userId: manager.id }, {}],
  });
  for (const groupId of ["nothing", "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1"]) {
    expect(await findGroupRecord(manager, { groupId, logBefore: null })).toMatchObject({ ok: false });
  }
});
