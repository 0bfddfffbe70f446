import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { type AppendedRate, listWaitingRates } from "#app/currencies/accept-rate.server.ts";
import { type CurrencyRate, listRates } from "#app/currencies/list-rates.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { hasOtherOwner } from "#app/desk/people.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type WaitingAtDesk = AppendedRate & {
  inForce: CurrencyRate["rate"];
  /** Null for a source. */
  enteredByName: string | null;
  /** Whether nobody but this member could accept it. */
  alone: boolean;
};

export async function listRatesAtDesk(
  member: Member,
  now: Date,
): Promise<Outcome<{ waiting: WaitingAtDesk[]; rates: CurrencyRate[] }>> {
  if (!may(member.role, "see_rates", { own: false })) return notAllowed;
  const [rates, waiting] = await Promise.all([listRates(db, now), listWaitingRates()]);
  const names = await namePeople(
    db,
    waiting.flatMap(({ enteredBy }) => enteredBy ?? []),
  );
  const alone = !(await hasOtherOwner(db, member.id));
  const inForce = new Map(rates.map(({ currency, rate }) => [currency, rate]));
  return done({
    rates,
    waiting: waiting.map((rate) => ({
      ...rate,
      inForce: inForce.get(rate.currency) ?? null,
      alone,
      enteredByName: rate.enteredBy === null ? null : fullName(names.get(rate.enteredBy)),
    })),
  });
}
