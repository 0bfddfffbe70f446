import { z } from "zod";

import { currenciesFor } from "#app/currencies/currencies-for.server.ts";
import { suggestCurrency } from "#app/currencies/suggest-currency.ts";
import { done, refuse } from "#app/platform/outcome.ts";
import { openCall } from "#app/http/calls/call.server.ts";

export const suggestedCurrencies = openCall({
  path: "/service/suggested_currencies/",
  summary: "The currency that suits a country, and those on offer",
  input: z.object({
    country: z.string().max(60).nullish().describe("Two letters, ISO 3166-1"),
    time_zone: z.string().max(60).nullish().describe("An IANA zone, used when no country is given"),
  }),
  answer: z.object({
    suggested_currency: z.string(),
    country: z.string(),
    data: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  async handle({ country, time_zone: timeZone }, { user }) {
    const suggestion = suggestCurrency({
      country: country?.toUpperCase() || undefined,
      timeZone: timeZone || undefined,
    });
    if (!suggestion) {
      return refuse({
        code: "unknown_country",
        message: "Please Select Your Country",
        status: 422,
        field: "country",
      });
    }
    return done({
      suggested_currency: suggestion.currency,
      country: suggestion.country,
      data: currenciesFor(user, suggestion.currency),
    });
  },
});
