import { convertDown } from "#app/currencies/convert.ts";
import { rateInForce } from "#app/currencies/exchange-rates.server.ts";
import { type Figure, usd } from "#app/figures/figure.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { type Owed, owedToCustomers } from "#app/wallet/owed-to-customers.server.ts";
import type { Currency } from "#app/money/currency.ts";
import { readReport } from "#app/platform/replica.server.ts";

type WalletFigures = {
  byCurrency: Figure;
  byDay: Figure;
  /** Hundredths of dollars, at the end of each day. */
  course: { day: string; inUsd: bigint }[];
  /** Left out of all sums in dollars. */
  withoutRate: string[];
};

/** Days in the member's zone, all at today's rates, so the line shows wallets and not exchange rates. */
export async function walletFigures(
  member: Pick<Member, "role" | "timeZone">,
  span: DaySpan,
  now: Date,
): Promise<Outcome<WalletFigures>> {
  if (!mayEver(member.role, "see_figures")) return notAllowed;
  const days = await readReport((on) => owedToCustomers(on, { span, timeZone: member.timeZone }));
  const last: Owed = days.at(-1)?.owed ?? new Map();
  const rates = await ratesOf([...last.keys()], now);
  const dollars = (amount: bigint, currency: Currency) => {
    const perUsd = rates.get(currency);
    return perUsd === undefined ? null : convertDown(amount, perUsd, "1", "USD");
  };
  const sum = (owed: Owed) =>
    [...owed].reduce((total, [currency, amount]) => total + (dollars(amount, currency) ?? 0n), 0n);
  const course = days.map(({ day, owed }) => ({ day, inUsd: sum(owed) }));
  const held = [...last].filter(([, amount]) => amount !== 0n);
  return done({
    course,
    withoutRate: held.flatMap(([currency]) => (rates.has(currency) ? [] : [currency])).toSorted(),
    byCurrency: {
      name: "wallets-by-currency",
      title: "By currency",
      columns: ["Currency", "Owed", "Owed (USD)"],
      rows: held
        .map(([currency, amount]) => ({ currency, amount, inUsd: dollars(amount, currency) }))
        .toSorted((one, other) => ((one.inUsd ?? 0n) < (other.inUsd ?? 0n) ? 1 : -1))
        .map(({ currency, amount, inUsd }) => [
          currency,
          { amount, currency },
          inUsd === null ? null : usd(inUsd),
        ]),
      total: ["All", null, usd(sum(last))],
    },
    byDay: {
      name: "wallets-by-day",
      title: "By day",
      columns: ["Day", "Owed at its end (USD)"],
      rows: course.map(({ day, inUsd }) => [{ day }, usd(inUsd)]),
      total: null,
    },
  });
}

async function ratesOf(currencies: readonly Currency[], now: Date): Promise<Map<Currency, string>> {
  const rates = await Promise.all(
    currencies.map(async (currency) => [currency, await rateInForce(currency, now)] as const),
  );
  return new Map(rates.flatMap(([currency, rate]) => (rate ? [[currency, rate.perUsd] as const] : [])));
}
