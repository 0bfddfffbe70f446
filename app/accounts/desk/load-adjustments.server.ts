import { randomUUID } from "node:crypto";

import { currencyOfCountry } from "#app/currencies/countries.ts";
import { extendedList } from "#app/currencies/supported-currency.ts";
import type { CustomerRecord } from "#app/accounts/desk/find-customer-record.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { may } from "#app/desk/permissions.ts";
import { formatMoney } from "#app/money/format.ts";
import { env } from "#app/platform/env.server.ts";

export function adjustmentRows({ adjustments }: CustomerRecord, at: (moment: Date) => string) {
  return adjustments.map(
    ({ id, askedAt, asker, reason, direction, amount, currency, state, declineReason }) => ({
      id,
      date: at(askedAt),
      what: { text: reason || "Forgotten with the account", note: `Asked for by ${asker}` },
      amount: formatMoney(direction === "credit" ? amount : -amount, currency),
      state:
        state === "waiting"
          ? { text: stateLabels[state], href: "/staff/wallet-requests" }
          : { text: stateLabels[state], note: declineReason },
    }),
  );
}

const stateLabels = { waiting: "Waiting for approval", made: "Done", declined: "Declined" } as const;

export function adjustOf(member: Member, { account, wallet }: CustomerRecord) {
  const allowed = may(member.role, "adjust_wallet", { own: false });
  if (!allowed || account.deletedAt || account.id === member.id) return null;
  const limit = formatMoney(BigInt(env().WALLET_APPROVAL_ABOVE_USD) * 100n, "USD");
  return {
    /** Null without a wallet; the form then offers `currencies`. */
    currency: wallet?.currency ?? null,
    /** What the form begins with. */
    usual: currencyOfCountry(account.country),
    currencies: wallet
      ? []
      : extendedList().map(({ code, name }) => ({ value: code, label: `${code}, ${name}` })),
    limitText: `Above ${limit} within a day, or its worth, over all wallets that you change, somebody else has to approve it.`,
    requestKey: randomUUID(),
  };
}
