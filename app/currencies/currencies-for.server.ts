import {
  extendedList,
  standardList,
  type CurrencyCode,
  type CurrencyOption,
} from "#app/currencies/currency.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

/** The currencies a person may choose from: the internal user and staff see all, everyone else the standard list. */
export function currenciesFor(
  user: Pick<CurrentUser, "username" | "role"> | null,
  suggested: CurrencyCode | null,
): CurrencyOption[] {
  const seesAll = user !== null && (user.role === "staff" || user.username === env().INTERNAL_USERNAME);
  return seesAll ? extendedList() : standardList(suggested);
}
