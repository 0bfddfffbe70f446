import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import { askToCancel } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { findRefundDue } from "#app/cases/cancelling/find-refund-due.server.ts";
import { rateInForce } from "#app/currencies/exchange-rates.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { adjustWallet } from "#app/wallet/adjust-wallet-at-desk.server.ts";
import { adjustmentFields } from "#app/wallet/adjustment-fields.ts";
import { agreeToCancel, declineToCancel } from "#app/cases/cancelling/answer-cancellation-at-desk.server.ts";
import { changePrice } from "#app/pricing/desk/change-price.server.ts";
import { approveAdjustment, declineRequest } from "#app/wallet/decide-adjustment.server.ts";
import { acceptRateAtDesk, refuseRateAtDesk } from "#app/currencies/desk/decide-rate.server.ts";
import { enterRate } from "#app/currencies/desk/enter-rate-at-desk.server.ts";
import { priceSummary } from "#app/pricing/desk/price-fields.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { findOrderByNumber } from "#app/orders/find-order.server.ts";
import { eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { db } from "#app/platform/db.server.ts";
import { pricesOf } from "#app/pricing/price-book-history.server.ts";
import { findPriceRow } from "#app/pricing/price-book-rows.ts";
import { priceAt, versionOf } from "#app/pricing/price-at.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { leave } from "#tests/chaos/leaver.ts";
import { overdo } from "#tests/chaos/overdo.ts";
import { changingPrices, type PlannedDeskAction } from "#tests/chaos/plan-desk.ts";
import type { Run } from "#tests/chaos/run.ts";
import { whileDatabaseReturns } from "#tests/chaos/shop-database.ts";
import type { Currency } from "#app/money/currency.ts";

type Of<What> = PlannedDeskAction & { what: What };
type Outcome = { ok: true } | { ok: false; refusal: { code: string } };

const said = (outcome: Outcome | null, words: string) =>
  outcome?.ok ? words : `refused: ${outcome?.refusal.code ?? "nothing there"}`;

export function doDeskAction(run: Run, action: PlannedDeskAction): Promise<string> {
  switch (action.what) {
    case "rate":
      return moveRate(run, action);
    case "decide_rates":
      return decideRates(run, action.accept);
    case "price":
      return movePrice(run, action);
    case "adjust":
      return adjust(run, action);
    case "cancel":
      return cancel(run, action);
    case "delete":
      return deleteSomebody(run, action.customer);
    case "leaver":
      return leave(run, action);
    case "overdo":
      return overdo(run, action);
  }
}

async function moveRate({ staff }: Run, { currency, percent }: Of<"rate">): Promise<string> {
  const entered = await whileDatabaseReturns(async () => {
    const now = new Date();
    const inForce = await rateInForce(currency, now, db);
    const perUsd = ((Number(inForce?.perUsd) * (100 + percent)) / 100).toFixed(6);
    const fields = { per_usd: perUsd, as_of: now.toISOString().slice(0, 10), reason: "The source is late" };
    return enterRate({ member: staff.owner, currency, fields, now });
  });
  return said(entered, entered.ok ? entered.value : "");
}

export async function decideRates({ staff }: Run, accept: boolean): Promise<string> {
  const { rows } = await whileDatabaseReturns(() =>
    db.execute<{ id: string; currency: Currency }>(
      sql`select id, currency from exchange_rates where accepted_at is null and refused_at is null order by id`,
    ),
  );
  for (const { id, currency } of rows)
    await whileDatabaseReturns(async () => {
      const now = new Date();
      const asked = { member: staff.other, rateId: Number(id), now };
      if (!accept) return refuseRateAtDesk(asked);
      const seen = (await rateInForce(currency, now, db))?.perUsd ?? "";
      return acceptRateAtDesk({ ...asked, seen });
    });
  if (rows.length === 0) return "none waits";
  return accept ? "accepted" : "refused them";
}

type Move = Pick<Of<"price">, "service" | "choice" | "percent">;

/** Up and down in turn. */
export async function turnPrices(run: Run): Promise<void> {
  for (const [at, [service, choice]] of changingPrices.entries())
    await movePrice(run, { service, choice, percent: at % 2 === 0 ? 20 : -20 });
}

async function movePrice({ staff }: Run, { service, choice, percent }: Move): Promise<string> {
  const changed = await whileDatabaseReturns(async () => {
    const now = new Date();
    const row = findPriceRow(service, choice)!;
    const history = await pricesOf(db, row);
    const { current } = priceAt(history, now);
    const moved = (amount: bigint) => ((amount * BigInt(100 + percent)) / 10_000n) * 100n;
    const price = { inr: moved(current!.inr), usd: moved(current!.usd), startsAt: null };
    const why = { reason: "The season begins", seen: versionOf(history), sure: priceSummary(price) };
    return changePrice({ member: staff.owner, service, choice, fields: { ...price, ...why }, now });
  });
  return said(changed, "changed");
}

async function adjust(run: Run, action: Of<"adjust">): Promise<string> {
  const { staff } = run;
  const { id: userId } = run.customers[action.customer]!;
  const requestKey = randomUUID();
  const asked = await whileDatabaseReturns(async () => {
    const now = new Date();
    const wallet = await walletBalance(db, userId);
    const currency = wallet?.currency ?? run.plan.customers[action.customer]!.currencies[0]!;
    const units = Math.ceil(action.dollars * Number((await rateInForce(currency, now, db))?.perUsd ?? 1));
    const typed = { direction: action.direction, amount: String(units), currency, reason: "A gesture" };
    const input = { ...adjustmentFields.parse(typed), amount: BigInt(units) * 100n };
    return adjustWallet({ member: staff.manager, userId, ...input, requestKey, now });
  });
  if (!asked.ok || asked.value.state !== "waiting") return said(asked, action.direction);
  const decision = { member: staff.owner, adjustmentId: requestKey, now: new Date() };
  const decided = await whileDatabaseReturns<Outcome>(() =>
    action.approve ? approveAdjustment(decision) : declineRequest({ ...decision, reason: "Too much" }),
  );
  return said(decided, action.approve ? `${action.direction} by two` : "declined");
}

async function cancel(run: Run, { customer, agree }: Of<"cancel">): Promise<string> {
  const promised = run.promised.findLast((one) => one.what === "order" && one.customer === customer);
  if (promised?.what !== "order") return "nothing to cancel";
  const { id: userId } = run.customers[customer]!;
  const input = await whileDatabaseReturns(async () => {
    const order = await findOrderByNumber(db, promised.number);
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from order_items where order_id = ${order?.id ?? null} order by position limit 1`,
    );
    const item = rows[0] && (await findItem(db, rows[0].id));
    if (!item) return null;
    const now = new Date();
    const shown = await findRefundDue(db, item, now);
    return askToCancel({ itemId: item.id, userId, text: "I move elsewhere", shown, now });
  });
  if (!input?.ok) return said(input, "");
  const answer = { member: run.staff.manager, cancellationId: input.value.id, now: new Date() };
  const answered = await whileDatabaseReturns<Outcome>(() =>
    agree ? agreeToCancel(answer) : declineToCancel({ ...answer, text: "It is nearly done" }),
  );
  return said(answered, agree ? "agreed" : "declined");
}

/** Customers with money or open work cannot leave, so it tries the next, and at last every one. */
async function deleteSomebody(run: Run, first: number): Promise<string> {
  const { length } = run.plan.customers;
  let said = "";
  for (let next = 0; next < length && said !== "deleted"; next += 1)
    said = await deleteCustomer(run.customers[(first + next) % length]!.id);
  return said;
}

async function deleteCustomer(userId: UserId): Promise<string> {
  const deleted = await whileDatabaseReturns(() =>
    eraseCustomer({ id: userId, firstName: "Chaos", email: `${userId}@example.org` }, new Date()),
  );
  return said(deleted, "deleted");
}
