import { formatMoney } from "#app/money/format.ts";
import { findDisputeOf } from "#app/payments/payouts-and-disputes/win-dispute.server.ts";
import { db } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { NoteText } from "#app/refunds/note-text.ts";

export async function disputeNote(
  disputeId: string,
  about: "dispute_lost" | "dispute_won",
): Promise<NoteText> {
  const found = await findDisputeOf(db, disputeId);
  invariant(found, `dispute ${disputeId} is there`);
  const { dispute, userId } = found;
  const whole = formatMoney(dispute.amount, dispute.currency);
  const part = formatMoney(dispute.fromWallet, dispute.currency);
  if (about === "dispute_won") {
    const why = `Your bank has decided dispute ${dispute.reference} anew and paid us ${whole} again.`;
    const where = `The ${part} that we had taken off your wallet for it are back there.`;
    return { userId, subject: `${part} is back in your wallet`, sentences: [why, where] };
  }
  const why = `Your bank has given you back ${whole} of a payment to us (dispute ${dispute.reference}).`;
  const where = `The same money was in your wallet, so we have taken ${part} off it: you have that from your bank.`;
  return { userId, subject: `${part} was taken off your wallet`, sentences: [why, where] };
}
