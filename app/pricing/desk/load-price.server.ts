import type { FoundPrice } from "#app/pricing/desk/find-prices.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { decimal } from "#app/money/decimal.ts";
import { formatMoney } from "#app/money/format.ts";
import { describe } from "#app/pricing/configuration.ts";
import { exampleOf } from "#app/pricing/price-book-rows.ts";
import { priceText } from "#app/pricing/desk/price-view.ts";

export function loadPrice(found: FoundPrice, { timeZone }: Member) {
  const { current, examples, heading } = found;
  const configuration = exampleOf(found);
  const chosen = configuration ? describe(configuration) : "";
  return {
    title: heading,
    text: found.text,
    subject: `${found.service}/${found.choice}`,
    current: priceText(current),
    typed: { inr: current ? decimal(current.inr) : "", usd: current ? decimal(current.usd) : "" },
    version: found.version,
    example: chosen === "" ? heading : `${heading}, ${chosen}`,
    examples: examples.map(({ currency, price }) => ({ currency, price: formatMoney(price, currency) })),
    history: found.history.toReversed().map((entry) => historyRow(entry, current, timeZone)),
  };
}

function historyRow(entry: FoundPrice["history"][number], current: FoundPrice["current"], timeZone: string) {
  const { inr, usd } = priceText(entry);
  const { id, startsAt, withdrawnAt, source, isToCome } = entry;
  const begins = startsAt.getTime() === 0 ? "From the beginning" : shortTime(startsAt, timeZone);
  const note = source === "shipped" ? "As shipped" : null;
  const state = withdrawnAt
    ? `Withdrawn ${shortTime(withdrawnAt, timeZone)}`
    : isToCome
      ? "To come"
      : id === current?.id
        ? "Now"
        : "Before";
  return { id: String(id), begins: { text: begins, note }, inr, usd, state, isToCome };
}
