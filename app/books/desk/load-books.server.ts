import { href } from "react-router";

import { randomUUID } from "node:crypto";

import type { BookCheckKind } from "#app/books/book-check-kinds.ts";
import type { BookCheck } from "#app/books/record-book-check.server.ts";
import { extendedList } from "#app/currencies/supported-currency.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { seeBooks } from "#app/books/desk/keep-books.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import type { LostDispute } from "#app/payments/payouts-and-disputes/record-payout.server.ts";
import type { ShownCheck } from "#app/books/desk/books-view.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { accountLabel, gatewayAccounts } from "#app/payments/gateways/gateway-registry.ts";
import { writtenDate } from "#app/platform/dates.ts";

export type BooksView = Awaited<ReturnType<typeof loadBooks>>;

export async function loadBooks(member: Member, now: Date) {
  const { checks, balances, payouts, disputes } = valueOrStatus(await seeBooks(member));
  const shown = (kind: BookCheckKind) => showCheck(kind, checks.get(kind), { member, now });
  return {
    checks: [shown("laws"), shown("gateways")],
    balances: balances.map(({ account, currency, amount }) => ({
      id: `${account} ${currency}`,
      gateway: accountLabel(account),
      amount: formatMoney(amount, currency),
    })),
    payouts: payouts.map(({ id, gatewayAccount, reference, currency, amount, fee, paidOn }) => ({
      id,
      day: writtenDate(paidOn),
      gateway: accountLabel(gatewayAccount),
      payout: reference,
      arrived: formatMoney(amount, currency),
      fee: formatMoney(fee, currency),
    })),
    disputes: disputes.map(disputeRow),
    record: mayEver(member.role, "keep_books")
      ? {
          payoutKey: randomUUID(),
          disputeKey: randomUUID(),
          accounts: gatewayAccounts.map((account) => ({ value: account, label: accountLabel(account) })),
          currencies: extendedList().map(({ code, name }) => ({ value: code, label: `${code}, ${name}` })),
        }
      : null,
  };
}

function disputeRow(dispute: LostDispute) {
  const { id, gatewayPaymentId, reference, currency, amount, fee, lostOn, fromWallet, wonOn } = dispute;
  const payments = `${href("/staff/payments")}?${String(new URLSearchParams({ q: gatewayPaymentId }))}`;
  return {
    id,
    day: writtenDate(lostOn),
    payment: { text: gatewayPaymentId, href: payments },
    dispute: reference,
    amount: formatMoney(amount, currency),
    fee: formatMoney(fee, currency),
    wallet: formatMoney(fromWallet, currency),
    state: wonOn === null ? "Lost" : `Won on ${writtenDate(wonOn)}`,
  };
}

const titles: Record<BookCheckKind, { title: string; examined: string; good: string }> = {
  laws: {
    title: "Ledger checks",
    examined: "laws proved",
    good: "Every law of the books holds.",
  },
  gateways: {
    title: "Gateway checks",
    examined: "pieces of money compared",
    good: "The gateways say what our books say.",
  },
};

/** Two missed nights: the job itself is broken. */
const lateMs = 50 * 60 * 60 * 1000;

function showCheck(
  kind: BookCheckKind,
  check: BookCheck | undefined,
  { member, now }: { member: Member; now: Date },
): ShownCheck {
  const { title, examined, good } = titles[kind];
  if (!check)
    return { kind, title, when: "It has not run yet. It runs every night.", tone: "info", result: null };
  const { endedAt, found, findings, unexamined } = check;
  const isLate = now.getTime() - endedAt.getTime() > lateMs;
  const lines = [...unexamined, ...findings];
  const more = found - findings.length;
  return {
    kind,
    title,
    when: `Last run: ${shortTime(endedAt, member.timeZone)}, ${check.examined.toLocaleString("en")} ${examined}.${
      isLate ? " It has not run since, though it should every night." : ""
    }`,
    tone: lines.length > 0 ? "danger" : isLate ? "info" : "success",
    result: lines.length > 0 ? findingText(found, unexamined.length) : good,
    findings: lines,
    more: more > 0 ? `${more.toLocaleString("en")} more are not listed.` : null,
  };
}

function findingText(found: number, unexamined: number): string {
  const parts = [
    ...(found > 0 ? [found === 1 ? "One finding" : `${found.toLocaleString("en")} findings`] : []),
    ...(unexamined > 0 ? [unexamined === 1 ? "one gateway not compared" : `${unexamined} not compared`] : []),
  ];
  return `${parts.join(", ")}.`;
}
