import { decimal } from "#app/money/decimal.ts";
import { formatMoney } from "#app/money/format.ts";
import type { Money } from "#app/money/money.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { utcDay } from "#app/platform/dates.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { listSendable, type Sendable, sendablePart } from "#app/refunds/send-back.server.ts";
import type { AskedView, SendableView, SendBackView } from "#app/wallet/pages/wallet-view.ts";

export async function loadSendBack(userId: UserId, url: URL, balance: Money | null): Promise<SendBackView> {
  const sendable = await listSendable(userId, balance);
  const asked = sendable.find(({ reference }) => reference === url.searchParams.get("send_back"));
  const typed = url.searchParams.get("part")?.slice(0, 40) ?? "";
  return { sendable: sendable.map(viewOf), asked: asked ? askedView(asked, typed) : null };
}

function viewOf({ reference, text, part, amount, takenBefore, currency, at }: Sendable): SendableView {
  return {
    reference,
    text,
    money: formatMoney(amount, currency),
    includes:
      amount > part
        ? `${formatMoney(part, currency)} from your wallet and ${formatMoney(amount - part, currency)} of the platform premium`
        : null,
    on: utcDay(at),
    fields: { part: String(part), taken_before: String(takenBefore) },
  };
}

function askedView(whole: Sendable, typed: string): AskedView {
  const found = typed.trim() === "" ? done(whole) : partOf(whole, typed);
  const asked = found.ok ? found.value : whole;
  const { part, amount, currency } = asked;
  const money = (figure: bigint) => formatMoney(figure, currency);
  const premium = amount - part;
  return {
    ...viewOf(asked),
    typed: found.ok ? decimal(part) : typed,
    problem: found.ok ? null : found.refusal.message,
    lines: [
      { label: "Leaves your wallet", text: money(part) },
      ...(premium > 0n ? [{ label: "Premium sent back", text: money(premium) }] : []),
      { label: "Total sent back", text: money(amount) },
    ],
  };
}

function partOf(whole: Sendable, typed: string): Outcome<Sendable> {
  const amount = parseAmount(typed, whole.currency);
  return amount.ok ? sendablePart(whole, amount.value) : amount;
}
