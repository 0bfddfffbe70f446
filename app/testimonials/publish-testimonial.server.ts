import { and, eq, sql } from "drizzle-orm";

import {
  type AvatarChange,
  drawChosenAvatar,
  setAvatar,
  storeAvatar,
} from "#app/accounts/avatar/change-avatar.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { contentSettings } from "#app/content/content-settings.server.ts";
import { hasPurchased } from "#app/orders/has-purchased.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { notPremium, readDetails, shownName, type TestimonialState } from "#app/testimonials/testimonial.ts";
import { clearTestimonials } from "#app/testimonials/testimonials-for-service.server.ts";

/**
 * Shown at once, or after a look if the owner wants one. Replaces the earlier words; text and picture succeed together or not at all. Spec section 6: buyers only. Refuses:
 * `not_premium`, `testimonial_length`, and as `drawChosenAvatar`.
 */
export async function publishTestimonial(testimonial: {
  user: Pick<CurrentUser, "id" | "firstName" | "lastName">;
  service: ServiceSlug;
  details: string;
  stars?: number | null;
  avatar?: AvatarChange;
  now: Date;
}): Promise<Outcome<{ id: string; state: TestimonialState }>> {
  const { user, service, now } = testimonial;
  if (!(await hasPurchased(user.id))) return notPremium;
  const details = readDetails(testimonial.details);
  if (!details.ok) return details;
  const avatar = await drawChosenAvatar(user.id, testimonial.avatar ?? { kind: "keep" });
  if (!avatar.ok) return avatar;
  const { moderateTestimonials } = (await contentSettings()).site;
  const state: TestimonialState = moderateTestimonials ? "waiting" : "published";
  const text = {
    details: details.value,
    shownName: shownName(user),
    stars: testimonial.stars ?? null,
    createdAt: now,
  };
  // New words have not been looked at, answered or featured; what was hidden does not come back by itself.
  const rewritten = {
    ...text,
    state: sql`case when ${testimonials.state} = 'hidden' then 'waiting' else ${state} end`,
    answer: null,
    featuredAt: null,
    hiddenReason: null,
  };
  const published = await storeAvatar(user.id, avatar.value, (stored) =>
    allOrNothing(db, async (tx) => {
      if (stored.kind !== "keep") await setAvatar(tx, user.id, stored, now);
      const [written] = await tx
        .insert(testimonials)
        .values({ userId: user.id, service, ...text, state })
        .onConflictDoUpdate({ target: [testimonials.userId, testimonials.service], set: rewritten })
        .returning({ id: testimonials.id, state: testimonials.state });
      if (!written) throw new Error("an upsert returned no testimonial");
      return done(written);
    }),
  );
  clearTestimonials();
  return published;
}

export async function removeTestimonial(userId: UserId, service: ServiceSlug): Promise<void> {
  await db
    .delete(testimonials)
    .where(and(eq(testimonials.userId, userId), eq(testimonials.service, service)));
  clearTestimonials();
}
