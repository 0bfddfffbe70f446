import { countries } from "#app/currencies/countries.ts";
import type { Currency } from "#app/money/currency.ts";
import { drawOptions } from "#app/ui/draw-part.server.tsx";
import type { DrawnOptions } from "#app/ui/fields/drawn-options.tsx";

/** For the question that takes the place of a currency. Null where one is known. */
export function countryOptions(currency: Currency | null, request: Request): DrawnOptions | null {
  if (currency !== null) return null;
  return drawOptions("countries by name", request, () => [
    { value: "", label: "Choose" },
    ...countries().map(({ code, name }) => ({ value: code, label: name })),
  ]);
}
