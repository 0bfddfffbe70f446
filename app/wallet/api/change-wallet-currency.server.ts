import { z } from "zod";

import { toWire } from "#app/money/money.ts";
import { db } from "#app/platform/db.server.ts";
import { done } from "#app/platform/outcome.ts";
import { signedInCall } from "#app/http/calls/call.server.ts";
import { ignoredFields, wireCurrency, wireFlag } from "#app/checkout/wire/wire-fields.ts";
import { convertWallet, previewConversion } from "#app/wallet/convert-wallet.server.ts";

export const changeWalletCurrency = signedInCall({
  path: "/service/change_wallet_curr/",
  summary: "What the wallet holds in another currency; with confirm, changes it",
  input: z.object({
    new_currency: wireCurrency,
    change_currency: z
      .union([z.string().max(10), z.boolean()])
      .nullish()
      .describe("Accepted; confirm decides"),
    confirm: wireFlag.describe("Without it the call only previews"),
    ...ignoredFields,
  }),
  answer: z.object({
    new_curr: z.string(),
    new_amount: z.number().int(),
    converted: z.boolean(),
    spread: z.number().int().describe("What is kept, in hundredths of the currency before"),
  }),
  async handle(input, { user, now }) {
    const wanted = { userId: user.id, to: input.new_currency, now };
    const outcome = input.confirm
      ? await db.transaction((tx) => convertWallet(tx, wanted))
      : await previewConversion(db, wanted);
    if (!outcome.ok) return outcome;
    const { to, spread } = outcome.value;
    const changed = { new_curr: to.currency, new_amount: toWire(to.amount), spread: toWire(spread) };
    return done({ ...changed, converted: input.confirm });
  },
});
