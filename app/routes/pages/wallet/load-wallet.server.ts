import { randomUUID } from "node:crypto";

import { viewTopUp } from "#app/checkout/view-top-up.server.ts";
import { currenciesFor } from "#app/currencies/currencies-for.server.ts";
import { freshRate } from "#app/currencies/exchange-rates.server.ts";
import { suggestCurrency } from "#app/currencies/suggest-currency.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { activePlatforms } from "#app/payments/gateways.server.ts";
import { defaultPlatform, screenName } from "#app/payments/platforms.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { rateSentence } from "#app/routes/pages/wallet/rate-sentence.ts";
import type { ConversionView, LogLine, TopUpView } from "#app/routes/pages/wallet/wallet-view.ts";
import { walletBalance, type WalletBalance } from "#app/wallet/balance.server.ts";
import { previewConversion } from "#app/wallet/convert-wallet.server.ts";
import { walletLog } from "#app/wallet/wallet-log.server.ts";

/** `url` is the page's address; the request's own may be that of the page's data. */
type Visit = { user: CurrentUser; request: Request; url: URL; now: Date };

/** The customer's wallet, and what the forms of its page come to for the fields of its address. */
export async function loadWallet(visit: Visit): Promise<{
  balance: WalletBalance | null;
  topUp: TopUpView;
  conversion: ConversionView | null;
  log: LogLine[];
}> {
  const { user } = visit;
  const [balance, log] = await Promise.all([walletBalance(db, user.id), walletLog(user.id)]);
  const funded = balance !== null && balance.amount > 0n ? balance : null;
  return {
    balance,
    topUp: topUpView(visit, funded),
    conversion: funded && (await conversionView(visit, funded)),
    log: log.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
  };
}

/** A wallet that holds money takes more of the same; an empty one takes the currency of the visitor. */
function topUpView({ user, request, url }: Visit, funded: WalletBalance | null): TopUpView {
  const visitor = visitorCurrency(request);
  const byCountry = suggestCurrency({ country: user.country })?.currency ?? "USD";
  const currency = funded?.currency ?? visitor.currency ?? byCountry;
  const offered = activePlatforms(currency);
  const fields = url.searchParams;
  const platform =
    offered.find((one) => one === fields.get("platform")) ?? defaultPlatform(currency, offered);
  const amount = fields.get("amount") ?? "";
  const form = {
    currency,
    currencies: funded ? null : currenciesFor(user, visitor.suggested),
    amount,
    platform,
    platforms: offered.map((one) => ({ platform: one, name: screenName(one) })),
    topUpId: randomUUID(),
  };
  if (!fields.has("amount") || !platform) return { ...form, reckoning: null, problem: null };
  const parsed = parseAmount(amount, currency);
  const reckoned = parsed.ok ? viewTopUp({ user, amount: parsed.value, currency, platform }) : parsed;
  return reckoned.ok
    ? { ...form, reckoning: reckoned.value, problem: null }
    : { ...form, reckoning: null, problem: reckoned.refusal.message };
}

async function conversionView(
  { user, request, url, now }: Visit,
  held: WalletBalance,
): Promise<ConversionView> {
  const to = url.searchParams.get("to") ?? "";
  const { suggested } = visitorCurrency(request);
  const currencies = currenciesFor(user, suggested).filter(({ code }) => code !== held.currency);
  const form = { from: held.currency, to, currencies };
  if (to === "" || to === held.currency) return { ...form, preview: null, problem: null };
  const [preview, fromRate, toRate] = await Promise.all([
    previewConversion(db, { userId: user.id, to, now }),
    freshRate(held.currency, now),
    freshRate(to, now),
  ]);
  if (!preview.ok) return { ...form, preview: null, problem: preview.refusal.message };
  const rate =
    fromRate.ok && toRate.ok
      ? rateSentence({ currency: held.currency, ...fromRate.value }, { currency: to, ...toRate.value })
      : "";
  return {
    ...form,
    preview: { from: preview.value.from.amount, to: preview.value.to.amount, rate },
    problem: null,
  };
}
