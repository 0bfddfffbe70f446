import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";
import { noCurrencyCode } from "#app/money/currency.ts";
import { formatMoney } from "#app/money/format.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { mocksSavingPercent, visaHelpSavingPercent } from "#app/pricing/percentages.ts";
import type { ShownQuote } from "#app/pricing/quote.ts";

type OfferedQuote = Pick<ShownQuote, "currency" | "visaOffer" | "mocksOffer">;

/** What a choice costs beside this service, in words; null for a choice without an offer. */
export function offerNote(field: ChoiceField, quote: OfferedQuote): ChoiceField["offer"] {
  if (field.name === "visa_help" && quote.visaOffer) {
    return { text: priced(quote.visaOffer, quote), saving: `${visaHelpSavingPercent}% off` };
  }
  if (field.name !== "mocks" || field.kind !== "options" || !quote.mocksOffer) return null;
  return {
    text: mocksText(extraMocks(field), quote.mocksOffer, quote),
    saving: `${mocksSavingPercent}% off with visa help`,
  };
}

type Prices = { full: bigint; offered: bigint };

function priced({ full, offered }: Prices, { currency }: OfferedQuote): string {
  return `${formatMoney(offered, currency)} (was ${formatMoney(full, currency)})`;
}

/** The quote's offer is for all extra mocks, or for one while none is chosen. */
function extraMocks(field: Extract<ChoiceField, { kind: "options" }>): bigint {
  const extra = Number(field.value) - Number(field.options[0]?.value);
  return BigInt(Math.max(1, extra));
}

/** For each; where rounding makes a few cheaper or dearer than that, for all. */
function mocksText(count: bigint, offer: Prices, quote: OfferedQuote): string {
  const divides = count * (quote.currency === noCurrencyCode ? 1n : minorUnitOf(quote.currency));
  if (offer.full % divides !== 0n || offer.offered % divides !== 0n) {
    return `${count} extra mocks: ${priced(offer, quote)}`;
  }
  const each = { full: offer.full / count, offered: offer.offered / count };
  return `Each extra mock: ${priced(each, quote)}`;
}
