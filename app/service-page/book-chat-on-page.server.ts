import { logInFirst } from "#app/accounts/ended-form.server.ts";
import { alreadyBooked, askForChat } from "#app/bookings/book-chat.server.ts";
import { chatFields } from "#app/bookings/booking-fields.server.ts";
import { formConsent } from "#app/bookings/consent-text.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { hrefWith } from "#app/checkout/purchase-box/load-purchase-box.server.ts";
import { readTimeZone } from "#app/currencies/currency-cookie.ts";
import { formAction, leadTo, type Visit } from "#app/forms/form-action.server.ts";
import { env } from "#app/platform/env.server.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { bookedParameter } from "#app/service-page/load-chat-box.server.ts";

/** Books a free chat by the form of a service's page, and shows it there. */
export const bookChatOnPage = formAction(asCustomer, (on) => ({
  book_chat: on({
    schema: chatFields,
    run: async ({ fields, who: { id: userId }, request, url, now }) => {
      const booked = await askForChat({
        ...fields,
        userId,
        consentText: formConsent(env().SITE_NAME),
        timeZone: readTimeZone(request.headers.get("cookie")),
        now,
      });
      if (booked.ok || booked.refusal.code !== alreadyBooked.refusal.code) {
        return leadTo(booked, ({ id }) => hrefWith(url, { [bookedParameter]: id }));
      }
      return { ...booked, refusal: { ...booked.refusal, details: { alreadyBooked: true } } };
    },
  }),
}));

/** Who is not signed in any more logs in first and comes back to the form. */
async function asCustomer({ params, context }: Visit): Promise<CurrentUser> {
  const service = findServiceSlug(params["slug"] ?? "");
  const form = service ? `${servicePath(service)}#free-chat` : "/service/";
  return context.get(currentUserContext) ?? logInFirst(context, form);
}
