import { randomUUID } from "node:crypto";
import { z } from "zod";

import { checkFormToken } from "#app/forms/form-token.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { sendBack } from "#app/refunds/send-back.server.ts";
import { startTopUp } from "#app/checkout/start-top-up.server.ts";
import { viewTopUp } from "#app/checkout/view-top-up.server.ts";
import { isSupportedCurrency } from "#app/currencies/currency.ts";
import { decimal } from "#app/money/decimal.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { gatewaysFor } from "#app/payments/gateways/registry.server.ts";
import { gatewayNames } from "#app/payments/gateways/registry.ts";
import { db } from "#app/platform/db.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { writeShown } from "#app/wallet/shown-figure.ts";
import { walletHref } from "#app/wallet/pages/wallet-href.ts";
import type { TopUpTyped, WalletProblem } from "#app/wallet/pages/wallet-view.ts";
import { convertWallet } from "#app/wallet/convert-wallet.server.ts";
import { readForm, typed } from "#app/forms/read-form.server.ts";

const walletPath = "/service/wallet/";

/** Does what a form of the wallet's page asks for: where to go next, or why it was not done. */
export async function takeWalletAction(
  request: Request,
  user: CurrentUser,
): Promise<{ next: string } | WalletProblem> {
  const form = await readForm(request);
  const ours = checkFormToken(request, form);
  const intent = form.get("intent");
  if (!ours.ok) {
    const addsFunds = intent === "top_up" || intent === "reckon";
    return { about: "page", message: ours.refusal.message, typed: addsFunds ? typedTopUp(form) : null };
  }
  if (intent === "reckon") return { next: fundsHref(typedTopUp(form)) };
  if (intent === "reckon_back") return { next: partHref(typed(form, "reference"), typed(form, "amount")) };
  if (intent === "preview") return { next: walletHref({ to: typed(form, "to").slice(0, 3) }) };
  const about = intent === "convert" || intent === "send_back" ? intent : "top_up";
  const outcome = await actions[about](form, user);
  if (outcome.ok) return { next: outcome.value };
  return { about, message: outcome.refusal.message, typed: about === "top_up" ? typedTopUp(form) : null };
}

function typedTopUp(form: FormData): TopUpTyped {
  return {
    amount: typed(form, "amount").slice(0, 40),
    platform: typed(form, "platform").slice(0, 40),
    currency: typed(form, "currency").slice(0, 3),
  };
}

/** The form that adds funds, as it was filled in. */
function fundsHref(fields: TopUpTyped, changed = false): string {
  return walletHref({ ...fields, changed: changed ? "1" : "" }, "#add-funds");
}

const actions = { top_up: topUp, convert, send_back: sendMoneyBack };

const topUpFields = z.object({
  amount: z.string().max(40),
  currency: z.string().length(3),
  platform: z.enum(gatewayNames),
  top_up_id: z.uuid().catch(() => randomUUID()),
  shown: z.string().max(40).catch(""),
});

/**
 * Opens the payment, and leads to the platform's own page, or to ours, which opens the platform's window. What comes to
 * another sum than was shown is shown first.
 */
async function topUp(form: FormData, user: CurrentUser): Promise<Outcome<string>> {
  const fields = topUpFields.safeParse(Object.fromEntries(form));
  if (!fields.success) return notUnderstood;
  const { currency, platform, top_up_id: topUpId } = fields.data;
  const amount = parseAmount(fields.data.amount, currency);
  if (!amount.ok) return amount;
  const offered = isSupportedCurrency(currency) && gatewaysFor(currency).includes(platform);
  const reckoned = offered ? viewTopUp({ user, amount: amount.value, currency, platform }) : null;
  if (reckoned?.ok && fields.data.shown !== writeShown({ amount: reckoned.value.charged, currency }))
    return done(fundsHref(typedTopUp(form), true));
  const started = await startTopUp({
    user,
    amount: amount.value,
    currency,
    platform,
    topUpId,
    now: new Date(),
  });
  if (!started.ok) return started;
  return done(started.value.started.redirectUrl ?? `/service/pay/${started.value.paymentId}`);
}

const conversionFields = z.object({
  to: z.string().length(3),
  shown: z.string().regex(/^([A-Z]{3} \d{1,15})?$/),
});

/** Changes the wallet only into what the customer was shown. */
async function convert(form: FormData, user: CurrentUser): Promise<Outcome<string>> {
  const fields = conversionFields.safeParse(Object.fromEntries(form));
  if (!fields.success) return notUnderstood;
  const { to, shown } = fields.data;
  if (!shown.startsWith(`${to} `)) return done(walletHref({ to, changed: "1" }));
  const converted = await allOrNothing(db, async (tx) => {
    const conversion = await convertWallet(tx, { userId: user.id, to, now: new Date() });
    return conversion.ok && writeShown(conversion.value.to) !== shown ? rateChanged : conversion;
  });
  return converted.ok ? done(`${walletPath}?converted=1`) : converted;
}

const hundredths = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt);
const sendBackFields = z.object({
  reference: z.string().max(255),
  part: hundredths,
  taken_before: hundredths,
  /** As much as is to leave the wallet, in major units; what the figures were shown for where it is not said. */
  amount: z.string().max(40).catch(""),
});

/** The question how much of a payment is to go back, with what that comes to. */
function partHref(reference: string, amount: string): string {
  return walletHref({ send_back: reference.slice(0, 255), part: amount.slice(0, 40) });
}

/** Takes a payment, or what was shown of it, out of the wallet and sends it to where it came from. */
async function sendMoneyBack(form: FormData, user: CurrentUser): Promise<Outcome<string>> {
  const fields = sendBackFields.safeParse(Object.fromEntries(form));
  if (!fields.success) return notUnderstood;
  const { reference, part, taken_before: takenBefore, amount } = fields.data;
  if (amount.trim() !== "" && amount.trim() !== decimal(part)) return done(partHref(reference, amount));
  const shown = { part, takenBefore };
  const sent = await sendBack({ userId: user.id, reference, shown, now: new Date() });
  return sent.ok ? done(`${walletPath}?sent_back=1`) : sent;
}

const rateChanged = refuse({
  code: "price_changed",
  message: "The balance or the rate has changed since this page was opened. Please look at the new figures.",
  status: 409,
});
