import { redirect } from "react-router";
import { z } from "zod";

import { safeNext } from "#app/accounts/safe-next.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { currencyCookieFor } from "#app/currencies/currency-cookie.ts";
import { suggestCurrency } from "#app/currencies/suggest-currency.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction, withoutPage } from "#app/forms/form-action.server.ts";

/** A readable preference cookie, so the origin check is enough and the form has no token. */
export const action = withoutPage(
  formAction(
    () => null,
    (on) => ({
      choose: on({
        schema: z.object({ next: hidden, currency: hidden, country: hidden }),
        run: ({ fields: { currency, country, next } }) => {
          const back = safeNext(next, "/service/");
          const chosen = isSupportedCurrency(currency) ? currency : suggestCurrency({ country })?.currency;
          if (!chosen) return redirect(back);
          return redirect(withoutCurrency(back), { headers: { "set-cookie": currencyCookieFor(chosen) } });
        },
      }),
    }),
    { hasToken: false },
  ),
);

/** A currency in the address outweighs the saved one. */
function withoutCurrency(path: string): string {
  const url = new URL(path, "http://site.invalid");
  url.searchParams.delete("currency");
  return url.pathname + url.search;
}

export function loader() {
  return redirect("/service/", 303);
}
