import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { shownName } from "#app/testimonials/testimonial.ts";

export async function customerOf({ userId }: { userId: UserId }): Promise<CurrentUser> {
  const customer = await findCustomer(db, userId);
  invariant(customer, `customer ${userId} is there`);
  return { ...customer, id: userId, username: "", mobile: "", role: "customer" };
}

export async function customerNameOf(link: { userId: UserId }): Promise<string> {
  return shownName(await customerOf(link));
}
