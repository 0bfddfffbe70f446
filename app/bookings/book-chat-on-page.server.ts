import { randomUUID } from "node:crypto";

import { checkFormToken } from "#app/forms/form-token.server.ts";
import { alreadyBooked, askForChat } from "#app/bookings/book-chat.server.ts";
import { formConsent } from "#app/bookings/consent-text.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { readTimeZone } from "#app/currencies/saved-choice.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { chatFields, type ChatResult, type ChatTyped } from "#app/bookings/chat-view.ts";
import { typed } from "#app/forms/read-form.server.ts";

/** Who is not signed in any more logs in first and comes back. */
export type LogInFirst = { kind: "log_in_first"; to: string };

/** Books a free chat by the form of a service's page. */
export async function bookChatOnPage(
  slug: string,
  request: Request,
  { form, user }: { form: FormData; user: CurrentUser | null },
): Promise<ChatResult | LogInFirst> {
  if (!user) return { kind: "log_in_first", to: formOn(slug) };
  const fields = Object.fromEntries(chatFields.map((name) => [name, typed(form, name)])) as ChatTyped;
  const ours = checkFormToken(request, form);
  const outcome = ours.ok
    ? await askForChat({
        ...fields,
        userId: user.id,
        consented: fields.consent !== "",
        consentText: formConsent(env().SITE_NAME),
        timeZone: readTimeZone(request.headers.get("cookie")),
        now: new Date(),
      })
    : ours;
  if (outcome.ok) return { kind: "booked", bookingId: outcome.value.id };
  const { code, message, status, field } = outcome.refusal;
  return {
    kind: "chat_failed",
    status,
    message,
    field: field ?? null,
    alreadyBooked: code === alreadyBooked.refusal.code,
    typed: fields,
    attempt: randomUUID(),
  };
}

function formOn(slug: string): string {
  const service = findServiceSlug(slug);
  return service ? `${servicePath(service)}#free-chat` : "/service/";
}
