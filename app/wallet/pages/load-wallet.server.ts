import type { Money } from "#app/money/money.ts";
import { type UserId, newId, PaymentId } from "#app/platform/ids.ts";
import { moneyUnderWay } from "#app/refunds/refund-statuses.server.ts";
import { viewTopUp } from "#app/checkout/pay/view-top-up.server.ts";
import { currenciesFor } from "#app/currencies/currencies-for.server.ts";
import { suggestCurrency } from "#app/currencies/suggest-currency.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { nameOrders, type NamedOrder } from "#app/orders/name-orders.server.ts";
import { gatewaysFor, preferredGateway } from "#app/payments/gateways/gateway-registry.server.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { type TextPiece, linkOrders, movementText } from "#app/wallet/pages/movement-text.ts";
import { loadSendBack } from "#app/wallet/pages/load-send-back.server.ts";
import type {
  ConversionPreview,
  ConversionView,
  LogView,
  SendBackView,
  TopUpView,
} from "#app/wallet/pages/wallet-view.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { type Conversion, previewConversion } from "#app/wallet/convert-wallet.server.ts";
import { listSetAside } from "#app/wallet/list-set-aside.server.ts";
import { rateSentence } from "#app/wallet/rate-sentence.ts";
import { walletMovements } from "#app/wallet/wallet-log.server.ts";

/** `url` is the page's; the request's may be that of its data. */
type Visit = { user: CurrentUser; request: Request; url: URL; now: Date };

export async function loadWallet(visit: Visit): Promise<{
  balance: Money | null;
  topUp: TopUpView;
  conversion: ConversionView | null;
  setAside: TextPiece[][];
  sendBack: SendBackView;
  log: LogView;
}> {
  const { user } = visit;
  const [balance, orders] = await Promise.all([walletBalance(db, user.id), nameOrders(db, user.id)]);
  const funded = balance !== null && balance.amount > 0n ? balance : null;
  const [setAside, sendBack, log] = await Promise.all([
    setAsideText(user.id, orders),
    loadSendBack(user.id, visit.url, balance),
    logView(visit, orders),
  ]);
  const conversion = funded && (await conversionView(visit, funded, sendBack));
  return { balance, topUp: topUpView(visit, funded), conversion, setAside, sendBack, log };
}

async function setAsideText(userId: UserId, orders: NamedOrder[]): Promise<TextPiece[][]> {
  const [held, underWay] = await Promise.all([listSetAside(db, userId), moneyUnderWay(db, userId)]);
  const setAside = held.map(({ orderId, amount, currency }) => {
    const name = orders.find(({ id }) => id === orderId)?.name ?? "that is waiting for payment";
    const sentence = `${formatMoney(amount, currency)} is set aside for order ${name}. If it is not paid in time, the money is yours to spend again.`;
    return linkOrders(sentence, orders);
  });
  return [...setAside, ...underWay.map((sentence) => linkOrders(sentence, orders))];
}

async function logView({ user, url }: Visit, orders: NamedOrder[]): Promise<LogView> {
  const { movements, older, isNewest } = await walletMovements(user.id, url.searchParams.get("before"));
  return {
    lines: movements.map(({ at, kind, reference, text, ...line }) => ({
      ...line,
      at: at.toISOString(),
      text: movementText({ kind, reference, text }, orders),
    })),
    olderHref: older === null ? null : `?before=${older}#log-heading`,
    newestHref: isNewest ? null : "/service/wallet/#log-heading",
  };
}

/** A wallet with money takes only its own currency. */
function topUpView({ user, request, url }: Visit, funded: Money | null): TopUpView {
  const visitor = visitorCurrency(request, user);
  const byCountry = suggestCurrency({ country: user.country })?.currency ?? "USD";
  const currency = funded?.currency ?? visitor.currency ?? byCountry;
  const offered = gatewaysFor(currency);
  const fields = url.searchParams;
  const gateway = offered.find((one) => one === fields.get("gateway")) ?? preferredGateway(currency, offered);
  const amount = fields.get("amount") ?? "";
  const changed = fields.has("changed") && fields.has("amount");
  const form = {
    changed,
    currency,
    currencies: funded ? null : currenciesFor(user, visitor.suggested, currency),
    amount,
    gateway,
    gateways: offered.map((one) => ({ gateway: one, name: gatewayFacts[one].label })),
    topUpId: newId(PaymentId),
  };
  if (!fields.has("amount") || !gateway) return { ...form, breakdown: null, problem: null };
  const parsed = parseAmount(amount, currency);
  const viewed = parsed.ok ? viewTopUp({ user, amount: parsed.value, currency, gateway }) : parsed;
  return viewed.ok
    ? { ...form, breakdown: viewed.value, problem: null }
    : { ...form, breakdown: null, problem: viewed.refusal.message };
}

async function conversionView(
  { user, request, url, now }: Visit,
  held: Money,
  { sendable }: SendBackView,
): Promise<ConversionView> {
  const to = url.searchParams.get("to") ?? "";
  const { suggested } = visitorCurrency(request, user);
  const currencies = currenciesFor(user, suggested).filter(({ code }) => code !== held.currency);
  const form = { from: held.currency, to, currencies, changed: url.searchParams.has("changed") };
  if (to === "" || to === held.currency) return { ...form, preview: null, problem: null };
  const preview = await previewConversion(db, { userId: user.id, to, now });
  if (!preview.ok) return { ...form, preview: null, problem: preview.refusal.message };
  return { ...form, preview: conversionPreview(preview.value, sendable), problem: null };
}

function conversionPreview(
  { from, spread, to, rates }: Conversion,
  sendable: SendBackView["sendable"],
): ConversionPreview {
  const { EMBEDDED: isDemo, FX_SPREAD_PERCENT, FX_CONVERSION_MAX_AGE_DAYS } = env();
  return {
    from: from.amount,
    margin: spread > 0n ? { amount: spread, label: `Our margin, ${FX_SPREAD_PERCENT}%` } : null,
    to,
    rate: rates ? rateSentence(rates.from, rates.to, FX_SPREAD_PERCENT) : "",
    lost: sendable.map(({ money }) => money),
    warnings: isDemo
      ? [
          `This demo converts at the rates it shipped with, however old they are. A live shop stops once a rate is more than ${FX_CONVERSION_MAX_AGE_DAYS} days old.`,
        ]
      : [],
  };
}
