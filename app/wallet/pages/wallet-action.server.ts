import { href, redirect } from "react-router";
import { z } from "zod";

import { logInFirst } from "#app/accounts/ended-form.server.ts";
import { startTopUp } from "#app/checkout/start/start-top-up.server.ts";
import { viewTopUp } from "#app/checkout/pay/view-top-up.server.ts";
import { readCurrency } from "#app/currencies/rate-rules.ts";
import { optionalText, shownHundredths, unseen } from "#app/forms/fields.ts";
import { formAction, leadTo, type Visit } from "#app/forms/form-action.server.ts";
import { decimal } from "#app/money/decimal.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { gatewaysFor } from "#app/payments/gateways/gateway-registry.server.ts";
import { gatewayNames } from "#app/payments/gateways/gateway-registry.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, type Refusal, refuse, type Refused } from "#app/platform/outcome.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { sendBack } from "#app/refunds/send-back.server.ts";
import { convertWallet } from "#app/wallet/convert-wallet.server.ts";
import { walletHref } from "#app/wallet/pages/wallet-href.ts";
import { writeShown } from "#app/wallet/shown-amount.ts";
import { newId, PaymentId } from "#app/platform/ids.ts";

const asOwner = async ({ url, context }: Visit) =>
  context.get(currentUserContext) ?? (await logInFirst(context, url.pathname + url.search));

const topUpFields = z.object({
  amount: optionalText(40),
  currency: unseen(z.string("Choose a currency.").length(3, "Choose a currency.")),
  gateway: z.enum(gatewayNames, "Choose how to pay."),
  top_up_id: PaymentId.catch(() => newId(PaymentId)),
  shown: unseen(optionalText(40)),
});

const currency = optionalText(3);

/** Every form previews first and then does only what was shown. */
export const walletAction = formAction(asOwner, (on) => ({
  preview_top_up: on({
    schema: z.object({ amount: optionalText(40), gateway: optionalText(40), currency }),
    run: ({ fields }) => redirect(fundsHref(fields), 303),
  }),
  top_up: on({
    schema: topUpFields,
    run: async ({ fields, who: user, now }) => leadTo(await topUp(fields, user, now), (next) => next),
  }),
  preview: on({
    schema: z.object({ to: currency }),
    run: ({ fields: { to } }) => redirect(walletHref({ to }), 303),
  }),
  convert: on({
    schema: z.object({ to: currency, shown: optionalText(40) }),
    async run({ fields: { to, shown }, who: user, now }) {
      if (!shown.startsWith(`${to} `)) return redirect(walletHref({ to, changed: "1" }), 303);
      const converted = await convertAsShown(user, { to, shown, now });
      return leadTo(converted, () => walletHref({ converted: "1" }));
    },
  }),
  preview_back: on({
    schema: z.object({ reference: optionalText(255), amount: optionalText(40) }),
    run: ({ fields: { reference, amount } }) => redirect(partHref(reference, amount), 303),
  }),
  send_back: on({
    schema: z.object({
      reference: optionalText(255),
      part: shownHundredths,
      taken_before: shownHundredths,
      amount: optionalText(40),
    }),
    async run({ fields: { reference, part, taken_before: takenBefore, amount }, who: user, now }) {
      if (amount !== "" && amount !== decimal(part)) return redirect(partHref(reference, amount), 303);
      const sent = await sendBack({ userId: user.id, reference, shown: { part, takenBefore }, now });
      return leadTo(sent.ok ? sent : refuseWhole(sent.refusal), () => walletHref({ sent_back: "1" }));
    },
  }),
}));

/** The question with its field is closed by then. */
function refuseWhole({ code, message, status }: Refusal): Refused {
  return refuse({ code, message, status });
}

type Funds = { amount: string; gateway: string; currency: string };

function fundsHref({ amount, gateway, currency: code }: Funds, changed = ""): string {
  return walletHref({ amount, gateway, currency: code, changed }, "#add-funds");
}

function partHref(reference: string, amount: string): string {
  return walletHref({ send_back: reference, part: amount });
}

/** Opens the payment at the gateway's own page, or at ours, which opens the gateway's window. */
async function topUp(
  fields: z.output<typeof topUpFields>,
  user: CurrentUser,
  now: Date,
): Promise<Outcome<string>> {
  const { gateway, top_up_id: topUpId, shown } = fields;
  const known = readCurrency(fields.currency);
  if (!known.ok) return known;
  const code = known.value;
  const amount = parseAmount(fields.amount, code);
  if (!amount.ok) return amount;
  const asked = { user, amount: amount.value, currency: code, gateway };
  const offered = gatewaysFor(code).includes(gateway);
  const viewed = offered ? viewTopUp(asked) : null;
  if (viewed?.ok && shown !== writeShown({ amount: viewed.value.charged, currency: code }))
    return done(fundsHref(fields, "1"));
  const started = await startTopUp({ ...asked, topUpId, now });
  if (!started.ok) return started;
  const { started: at, paymentId } = started.value;
  return done(at.redirectUrl ?? href("/service/pay/:paymentId", { paymentId }));
}

function convertAsShown(user: CurrentUser, { to, shown, now }: { to: string; shown: string; now: Date }) {
  return allOrNothing(db, async (tx) => {
    const conversion = await convertWallet(tx, { userId: user.id, to, now });
    return conversion.ok && writeShown(conversion.value.to) !== shown ? rateChanged : conversion;
  });
}

const rateChanged = refuse({
  code: "price_changed",
  message: "The balance or the rate has changed since this page was opened. Please look at the new figures.",
  status: 409,
});
