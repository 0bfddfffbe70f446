import { and, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { changedMeanwhile, done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import type { EnteredTestimonial } from "#app/testimonials/testimonial-fields.ts";
import { clearTestimonials } from "#app/testimonials/testimonials-for-service.server.ts";

export type Moderation =
  | { to: "published" }
  | { to: "hidden"; reason: string }
  | { to: "answered"; answer: string | null }
  | { to: "featured"; featured: boolean };

type Row = typeof testimonials.$inferSelect;

/** `seen`: when its words were written. Refuses: `not_allowed`, `unknown_testimonial`, `changed_meanwhile`. */
export async function moderateTestimonial({
  member,
  id,
  seen,
  change,
  now,
}: {
  member: Member;
  id: string;
  seen: string;
  change: Moderation;
  now: Date;
}): Promise<Outcome<null>> {
  if (!may(member.role, "moderate_testimonial", { own: false })) return notAllowed;
  if (!isTestimonialId(id)) return unknownTestimonial;
  const moderated = await allOrNothing(db, async (tx) => {
    const [before] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for("update");
    if (!before) return unknownTestimonial;
    if (before.createdAt.toISOString() !== seen) return changedMeanwhile("this testimonial");
    const set = changeOf(before, change, now);
    const names = Object.keys(set) as (keyof Row)[];
    if (names.every((name) => set[name] === before[name])) return done(null);
    await tx.update(testimonials).set(set).where(eq(testimonials.id, id));
    await recordAuditEvent(tx, {
      actor: member,
      event: `testimonial_${change.to}`,
      subject: { kind: "testimonial", id },
      before: told(before),
      after: told({ ...before, ...set }),
      reason: change.to === "hidden" ? change.reason : null,
      now,
    });
    return done(null);
  });
  clearTestimonials();
  return moderated;
}

function changeOf(before: Row, change: Moderation, now: Date): Partial<Row> {
  switch (change.to) {
    case "published":
      return { state: "published", hiddenReason: null };
    case "hidden":
      return { state: "hidden", hiddenReason: change.reason, featuredAt: null };
    case "answered":
      return { answer: change.answer };
    case "featured":
      return { featuredAt: change.featured ? (before.featuredAt ?? now) : null };
  }
}

/** The customer may erase the words, so the log has none. */
function told({ state, answer, featuredAt }: Row) {
  return { state, answered: answer !== null, featured: featuredAt !== null };
}

/** An older one, with the author's consent on file. */
export async function enterTestimonial({
  member,
  fields,
  now,
}: {
  member: Member;
  fields: EnteredTestimonial;
  now: Date;
}): Promise<Outcome<{ id: string }>> {
  if (!may(member.role, "enter_testimonial", { own: false })) return notAllowed;
  const { service, shown_name: shownName, details, stars, written_on: writtenOn, consent } = fields;
  const entered = await allOrNothing(db, async (tx) => {
    const twin = and(eq(testimonials.service, service), eq(testimonials.details, details));
    if ((await tx.$count(testimonials, twin)) > 0) return entryKnown;
    const createdAt = new Date(`${writtenOn}T12:00:00Z`);
    const text = { service, shownName, details, stars, createdAt };
    const [row] = await tx
      .insert(testimonials)
      .values({ ...text, consent, enteredBy: member.id })
      .returning({ id: testimonials.id });
    if (!row) throw new Error("an insert returned no testimonial");
    await recordAuditEvent(tx, {
      actor: member,
      event: "testimonial_entered",
      subject: { kind: "testimonial", id: row.id },
      before: null,
      after: { service, written_on: writtenOn, characters: details.length },
      now,
    });
    return done(row);
  });
  clearTestimonials();
  return entered;
}

/** What was entered here goes for good, as when its author no longer agrees. */
export async function eraseEntered(asked: {
  member: Member;
  id: string;
  reason: string;
  now: Date;
}): Promise<Outcome<null>> {
  const { member, id, reason, now } = asked;
  if (!may(member.role, "enter_testimonial", { own: false })) return notAllowed;
  if (!isTestimonialId(id)) return unknownTestimonial;
  const erased = await allOrNothing(db, async (tx) => {
    const [gone] = await tx
      .delete(testimonials)
      .where(and(eq(testimonials.id, id), isNotNull(testimonials.enteredBy)))
      .returning({ service: testimonials.service, details: testimonials.details });
    if (!gone) return unknownTestimonial;
    const before = { service: gone.service, characters: gone.details.length };
    const subject = { kind: "testimonial", id };
    await recordAuditEvent(tx, {
      actor: member,
      event: "testimonial_removed",
      subject,
      before,
      after: null,
      reason,
      now,
    });
    return done(null);
  });
  clearTestimonials();
  return erased;
}

const isTestimonialId = (id: string) => z.uuid().safeParse(id).success;

const unknownTestimonial = refuse({
  code: "unknown_testimonial",
  message: "There is no such testimonial any more.",
  status: 404,
});

const entryKnown = refuse({
  code: "testimonial_known",
  message: "These words are there already.",
  status: 409,
  field: "details",
});
