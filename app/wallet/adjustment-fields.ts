import { z } from "zod";

import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { unknownCurrency } from "#app/currencies/rate-rules.ts";
import { reasonText } from "#app/desk/reason.ts";
import { hidden, readAs } from "#app/forms/fields.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { adjustmentDirections } from "#app/wallet/adjustment-directions.ts";

/** A change of a wallet by hand, as its form sends it: the amount in major units of its currency. */
export const adjustmentFields = z
  .object({
    direction: z.enum(adjustmentDirections, "Choose whether money is added or taken off."),
    currency: readAs((typed) => (isSupportedCurrency(typed) ? typed : null), unknownCurrency.message),
    amount: z.string().default(""),
    reason: reasonText,
    request_key: hidden,
  })
  .superRefine(
    ({ amount, currency }, context) => {
      // What is no amount in dollars is none in any currency.
      const read = parseAmount(amount, isSupportedCurrency(currency) ? currency : "USD");
      if (!read.ok) context.addIssue({ code: "custom", path: ["amount"], message: read.refusal.message });
    },
    { when: () => true },
  );
