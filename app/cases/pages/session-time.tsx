import { data, href } from "react-router";
import { z } from "zod";

import { logInFirst } from "#app/accounts/ended-form.server.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { requireUser } from "#app/accounts/sign-in/require-user.server.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { TimeChoice } from "#app/bookings/slots/time-choice.tsx";
import { loadSessionTimes } from "#app/cases/pages/load-session-times.server.ts";
import { bookOwnSession, moveOwnSession } from "#app/cases/sessions/choose-session-time.server.ts";
import { readTimeZone } from "#app/currencies/currency-cookie.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction, leadTo, type Visit } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { isId, OrderItemId } from "#app/platform/ids.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/session-time.ts";

/** `session` names the one to move; without it, one is booked. 404 for somebody else's. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context }, url.pathname + url.search);
  const timeZone = customerZone(readTimeZone(request.headers.get("cookie")), user.country);
  const { itemId } = params;
  const choice = await loadSessionTimes({ userId: user.id, itemId, timeZone, url, now: new Date() });
  if (!choice) throw data(null, { status: 404 });
  return { token: formToken(request), choice, itemId };
}

export const action = formAction(asCustomer, (on) => ({
  book: on({
    schema: z.object({ session: hidden, kind: hidden, slot: hidden }),
    run: async ({ fields: { session, kind, slot }, who, now }) =>
      leadTo(await bookOwnSession({ ...who, sessionId: session, kind, slot, now }), () => backTo(who.itemId)),
  }),
  move: on({
    schema: z.object({ session: hidden, slot: hidden }),
    run: async ({ fields: { session, slot }, who, now }) =>
      leadTo(await moveOwnSession({ ...who, sessionId: session, slot, now }), () => backTo(who.itemId)),
  }),
}));

async function asCustomer({ request, url, params, context }: Visit) {
  const user = context.get(currentUserContext) ?? (await logInFirst(context, url.pathname + url.search));
  const itemId = params["itemId"] ?? "";
  if (!isId(OrderItemId, itemId)) throw data(null, { status: 404 });
  const timeZone = customerZone(readTimeZone(request.headers.get("cookie")), user.country);
  return { userId: user.id, itemId, timeZone };
}

function backTo(itemId: string): string {
  return `${href("/account/services/:itemId", { itemId })}?done=sessions.chosen#sessions`;
}

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Choose a time");

export default function SessionTime({ loaderData: { choice, itemId } }: Route.ComponentProps) {
  const { heading, minutes, counsellor, when, form, offered } = choice;
  const moving = form.intent === "move";
  return (
    <div className="page stack-8">
      <PageHeading
        title={moving ? "Move your session" : "Choose a time for your session"}
        intro={moving ? `${heading}: now ${when}.` : `${heading}: ${minutes} minutes with ${counsellor}.`}
        back={{
          to: `${href("/account/services/:itemId", { itemId })}#sessions`,
          label: "Back to the service",
        }}
      />
      <AnswerSummary />
      {offered.days.length === 0 ? (
        <p className="measure">
          {counsellor} has no free time at the moment. Write in the conversation of your service, and you
          agree on one.
        </p>
      ) : (
        <PostForm intent={form.intent} about={form.about} className="stack-6 measure">
          {form.intent === "book" && <input type="hidden" name="session" value={form.sessionId} />}
          <TimeChoice offered={offered} />
          <SubmitButton variant="action">{moving ? "Move to this time" : "Book this time"}</SubmitButton>
        </PostForm>
      )}
    </div>
  );
}
