import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { AppendedRate } from "#app/currencies/accept-rate.server.ts";
import { currencyName, isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { rateInForce } from "#app/currencies/exchange-rates.server.ts";
import { isPausedNow, lastRatesInForce, listRateHistory } from "#app/currencies/list-rates.server.ts";
import type { Rate } from "#app/currencies/rate-rules.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { unknownCurrencyAtDesk } from "#app/currencies/desk/rate-refusals.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import type { Currency } from "#app/money/currency.ts";

export type RateRecord = {
  currency: Currency;
  name: string;
  inForce: Rate | null;
  paused: boolean;
  line: Rate[];
  history: AppendedRate[];
  next: number | null;
  names: Map<string, string>;
};

const ratesPerPage = 50;
const drawnMax = 90;

/** Refuses with `not_allowed` and `unknown_currency`. */
export async function findRateRecord(
  member: Member,
  { currency, before, now }: { currency: string; before: Cursor; now: Date },
): Promise<Outcome<RateRecord>> {
  if (!may(member.role, "see_rates", { own: false })) return notAllowed;
  if (!isSupportedCurrency(currency)) return unknownCurrencyAtDesk;
  const [inForce, line, { rates, next }] = await Promise.all([
    rateInForce(currency, now, db),
    lastRatesInForce(db, currency, drawnMax),
    listRateHistory(db, { currency, before, limit: ratesPerPage }),
  ]);
  const people = rates.flatMap(({ enteredBy, acceptedBy, refusedBy }) =>
    [enteredBy, acceptedBy, refusedBy].flatMap((id) => id ?? []),
  );
  const named = await namePeople(db, people);
  return done({
    currency,
    name: currencyName(currency),
    inForce,
    paused: isPausedNow(currency, inForce, now),
    line,
    history: rates,
    next,
    names: new Map(people.map((id) => [id, fullName(named.get(id))])),
  });
}
