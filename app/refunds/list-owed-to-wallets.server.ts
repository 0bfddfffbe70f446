import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { headsOfOrders } from "#app/orders/find-order-items.server.ts";
import { owedWalletParts } from "#app/orders/find-order-refund.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { walletCurrencies } from "#app/wallet/balance.server.ts";
import { exchangeTerms } from "#app/wallet/quote-conversion.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import type { Currency } from "#app/money/currency.ts";

type OwedToWallet = {
  id: string;
  order: { id: string; number: number };
  customer: { id: string; name: NamedPerson | null };
  amount: bigint;
  currency: Currency;
  held: Currency;
  since: Date;
  /** Null if the next hour resolves it, or the amount is too small to convert alone. */
  waitsFor: string | null;
};

const listedMax = 200;

export async function listOwedToWallets(member: Member, now: Date): Promise<Outcome<OwedToWallet[]>> {
  if (!may(member.role, "refund", { own: false })) return notAllowed;
  const owed = await owedWalletParts(db, listedMax);
  const orderIds = owed.map(({ orderId }) => orderId);
  const orders = new Map((await headsOfOrders(db, orderIds)).map((order) => [order.id, order]));
  const userIds = [...orders.values()].map(({ userId }) => userId);
  const [names, wallets] = await Promise.all([namePeople(db, userIds), walletCurrencies(db, userIds)]);
  const listed = owed.flatMap(({ id, orderId, walletPart, refundedAt }) => {
    const order = orders.get(orderId);
    if (!order) return [];
    const { number, userId, currency } = order;
    const customer = { id: userId, name: names.get(userId) ?? null };
    const held = wallets.get(userId) ?? currency;
    const money = { amount: walletPart, currency, held, since: refundedAt };
    return [{ id, order: { id: orderId, number }, customer, ...money }];
  });
  const refusals = await whyNotChanged(listed, now);
  return done(listed.map((one) => ({ ...one, waitsFor: refusals.get(pairOf(one)) ?? null })));
}

type Pair = { currency: Currency; held: Currency };

const pairOf = ({ currency, held }: Pair) => `${currency} ${held}`;

async function whyNotChanged(pairs: Pair[], now: Date): Promise<Map<string, string>> {
  const different = new Map(pairs.map((pair) => [pairOf(pair), pair]));
  const found = await Promise.all(
    [...different].map(async ([name, { currency, held }]) => {
      const terms = await exchangeTerms(db, { from: currency, to: held, now });
      return terms.ok ? [] : [[name, terms.refusal.message] as const];
    }),
  );
  return new Map(found.flat());
}
