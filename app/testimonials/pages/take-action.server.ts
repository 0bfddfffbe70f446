import { readAvatarWish } from "#app/accounts/read-avatar-wish.server.ts";
import { checkFormToken } from "#app/forms/form-token.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { hasPurchased } from "#app/orders/has-purchased.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, type Refusal } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { readUpload, typed } from "#app/forms/read-form.server.ts";
import { publishTestimonial, removeTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { notPremium, readDetails } from "#app/testimonials/testimonial.ts";

type Asker = { user: CurrentUser; service: ServiceSlug; now: Date };

/** What the page shows again: the words as they were typed, as they would look, and what is wrong. */
type TestimonialAnswer = { details: string; preview: string | null; refusal: Refusal | null };

/** Does what a form of the page asks for. Answers what was done, or the page to be shown again. */
export async function takeTestimonialAction(
  request: Request,
  asker: Asker,
): Promise<"published" | "removed" | TestimonialAnswer> {
  const form = await readUpload(request);
  if (!form.ok) return { details: "", preview: null, refusal: form.refusal };
  const ours = checkFormToken(request, form.value);
  const details = typed(form.value, "details");
  if (!ours.ok) return { details, preview: null, refusal: ours.refusal };
  switch (typed(form.value, "intent")) {
    case "remove":
      await removeTestimonial(asker.user.id, asker.service);
      return "removed";
    case "preview":
      return preview(asker.user.id, details);
    default: {
      const published = await publish(asker, form.value, details);
      return published.ok ? "published" : { details, preview: null, refusal: published.refusal };
    }
  }
}

async function preview(userId: UserId, details: string): Promise<TestimonialAnswer> {
  const read = (await hasPurchased(userId)) ? readDetails(details) : notPremium;
  return read.ok
    ? { details, preview: read.value, refusal: null }
    : { details, preview: null, refusal: read.refusal };
}

async function publish(asker: Asker, form: FormData, details: string): Promise<Outcome<null>> {
  const avatar = await readAvatarWish(Object.fromEntries(form));
  if (!avatar.ok) return avatar;
  const published = await publishTestimonial({ ...asker, details, avatar: avatar.value });
  return published.ok ? done(null) : published;
}
