import { and, eq } from "drizzle-orm";

import {
  type AvatarChange,
  readyAvatar,
  setAvatar,
  storeAvatar,
} from "#app/accounts/avatar/change-avatar.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { hasPurchased } from "#app/orders/has-purchased.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { notPremium, readDetails, shownName } from "#app/testimonials/testimonial.ts";

/**
 * Shows a customer's words on a service's page at once, in place of what they wrote about it before, and beside them
 * the picture they chose: both or neither. Only who has bought something may (spec section 6): refuses with
 * `not_premium`, with `testimonial_length`, and what `readyAvatar` refuses.
 */
export async function publishTestimonial(testimonial: {
  user: Pick<CurrentUser, "id" | "firstName" | "lastName">;
  service: ServiceSlug;
  details: string;
  avatar?: AvatarChange;
  now: Date;
}): Promise<Outcome<{ id: string }>> {
  const { user, service, now } = testimonial;
  if (!(await hasPurchased(user.id))) return notPremium;
  const details = readDetails(testimonial.details);
  if (!details.ok) return details;
  const avatar = await readyAvatar(user.id, testimonial.avatar ?? { kind: "keep" });
  if (!avatar.ok) return avatar;
  const text = { details: details.value, shownName: shownName(user), createdAt: now };
  return storeAvatar(user.id, avatar.value, (stored) =>
    allOrNothing(db, async (tx) => {
      if (stored.kind !== "keep") await setAvatar(tx, user.id, stored, now);
      const [published] = await tx
        .insert(testimonials)
        .values({ userId: user.id, service, ...text })
        .onConflictDoUpdate({ target: [testimonials.userId, testimonials.service], set: text })
        .returning({ id: testimonials.id });
      if (!published) throw new Error("an upsert returned no testimonial");
      return done(published);
    }),
  );
}

/** Takes away what a customer said about a service. Where they said nothing, nothing changes. */
export async function removeTestimonial(userId: UserId, service: ServiceSlug): Promise<void> {
  await db
    .delete(testimonials)
    .where(and(eq(testimonials.userId, userId), eq(testimonials.service, service)));
}
