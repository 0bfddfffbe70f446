import { data, type RouterContextProvider } from "react-router";

import { logInFirst } from "#app/accounts/ended-form.server.ts";
import { requireUser } from "#app/accounts/sign-in/require-user.server.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import type { CaseAt } from "#app/cases/case-part.ts";
import { readTimeZone } from "#app/currencies/currency-cookie.ts";
import type { Visit } from "#app/forms/form-action.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";

type Opening = { url: URL; itemId: string; context: Readonly<RouterContextProvider> };

/** 404 for somebody else's service, as for an unknown one. */
export async function ownCase(request: Request, { url, itemId, context }: Opening): Promise<CaseAt> {
  const user = requireUser({ url, context });
  const item = await findItem(db, itemId, user.id);
  if (item?.userId !== user.id) throw data(null, { status: 404 });
  const timeZone = customerZone(readTimeZone(request.headers.get("cookie")), user.country);
  return {
    viewer: { side: "customer", userId: user.id, timeZone },
    item,
    now: new Date(),
    query: url.searchParams,
  };
}

/** Visitors log in first and get back what they typed. */
export async function postedCase({ request, url, params, context }: Visit): Promise<CaseAt> {
  if (!context.get(currentUserContext)) await logInFirst(context, url.pathname);
  return ownCase(request, { url, itemId: params["itemId"] ?? "", context });
}
