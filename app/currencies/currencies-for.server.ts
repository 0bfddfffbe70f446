import {
  currencyName,
  extendedList,
  standardList,
  type CurrencyOption,
} from "#app/currencies/supported-currency.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { Currency } from "#app/money/currency.ts";

/** All for staff and the internal user, else the standard list; always includes `chosen`. */
export function currenciesFor(
  user: Pick<CurrentUser, "username" | "role"> | null,
  suggested: Currency | null,
  chosen: Currency | null = null,
): CurrencyOption[] {
  const seesAll = user !== null && (user.role === "staff" || user.username === env().INTERNAL_USERNAME);
  const list = seesAll ? extendedList() : standardList(suggested);
  if (chosen === null || list.some(({ code }) => code === chosen)) return list;
  return [...list, { code: chosen, name: currencyName(chosen) }];
}
