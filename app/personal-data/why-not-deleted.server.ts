import { countOpenClaims } from "#app/cases/guarantee/list-claims.server.ts";
import { formatMoney } from "#app/money/format.ts";
import type { Money } from "#app/money/money.ts";
import { owedToWallet } from "#app/orders/find-order-refund.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { ordersInWork } from "#app/orders/items/orders-in-work.server.ts";
import {
  hasMoneyOnItsWay,
  hasMoneyThatCameBack,
  hasOpenPayment,
} from "#app/payments/unfinished-payments.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { listSetAside } from "#app/wallet/list-set-aside.server.ts";

export type Hindrance = { code: string; text: string; way: { to: string; text: string } };

/** All reasons at once, so one look is enough. */
export async function whyNotDeleted(tx: Db, userId: UserId): Promise<Hindrance[]> {
  // In sequence: a transaction has one connection.
  const openPayment = await hasOpenPayment(tx, userId);
  const wallet = await walletBalance(tx, userId);
  const setAside = await listSetAside(tx, userId);
  const inWork = await ordersInWork(tx, userId);
  const claims = await countOpenClaims(tx, userId);
  const onItsWay = await hasMoneyOnItsWay(tx, userId);
  const owed = await owedToWallet(tx, userId);
  const cameBack = await hasMoneyThatCameBack(tx, userId);
  return [
    ...(openPayment || setAside.length > 0 ? [openPaymentHindrance] : []),
    ...(wallet && wallet.amount > 0n ? [walletHindrance(formatMoney(wallet.amount, wallet.currency))] : []),
    ...(inWork.length > 0 ? [workHindrance(inWork)] : []),
    ...(claims > 0 ? [claimHindrance] : []),
    ...(owed.length > 0 ? [owedHindrance(owed)] : []),
    ...(onItsWay ? [refundHindrance] : []),
    ...(cameBack ? [failedRefundHindrance] : []),
  ];
}

const dashboard = { to: "/account/dashboard/", text: "See your orders" };

const openPaymentHindrance: Hindrance = {
  code: "payment_open",
  text: "A payment is still open. Finish it, or wait until it ends: that takes about half an hour.",
  way: dashboard,
};

function walletHindrance(money: string): Hindrance {
  return {
    code: "wallet_not_empty",
    text: `Your wallet still holds ${money}. Spend it, or send it back to where it came from. If your wallet does not offer that, write to us.`,
    way: { to: "/service/wallet/", text: "Open your wallet" },
  };
}

function workHindrance(numbers: number[]): Hindrance {
  const [first = 0] = numbers;
  const text =
    numbers.length === 1
      ? `Order ${orderName(first)} is not finished. You paid for work that we still owe you. Wait for it, or write to us to cancel it.`
      : `Orders ${numbers.map(orderName).join(", ")} are not finished. You paid for work that we still owe you. Wait for it, or write to us to cancel it.`;
  return { code: "work_open", text, way: dashboard };
}

const claimHindrance: Hindrance = {
  code: "guarantee_claimed",
  text: "You have claimed a guarantee. Wait for our answer, or withdraw the claim.",
  way: dashboard,
};

function owedHindrance(owed: Money[]): Hindrance {
  const money = owed.map(({ amount, currency }) => formatMoney(amount, currency)).join(" and ");
  return {
    code: "wallet_part_owed",
    text: `We still owe your wallet ${money} from a refund, which cannot be converted into its currency right now. Wait for it, or write to us.`,
    way: { to: "/service/wallet/", text: "Open your wallet" },
  };
}

const refundHindrance: Hindrance = {
  code: "refund_open",
  text: "Money is on its way back to you. Wait until it has arrived, so that we can reach you if it does not.",
  way: dashboard,
};

const failedRefundHindrance: Hindrance = {
  code: "refund_failed",
  text: "We owe you money that we could not send back the way it came. Please write to us, so that we can find another way.",
  way: dashboard,
};
