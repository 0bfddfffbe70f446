import type { RefundState } from "#app/payments/refund-state.ts";

export const refundSentences: Record<Exclude<RefundState, "retried">, (money: string) => string> = {
  owed: (money) => `${money} is waiting to be sent back to the card or account it came from.`,
  sent: (money) =>
    `${money} is on its way back to the card or account it came from. Most banks show it within ten working days.`,
  done: (money) =>
    `${money} was sent back to the card or account it came from. Most banks show it within ten working days.`,
  failed: (money) => `${money} could not be sent back. We still owe it to you: please write to us.`,
  credited: (money) => `${money} could not be sent back, so it was added to your wallet.`,
  by_hand: (money) =>
    `${money} could not be sent back to the card or account it came from, so we paid it to you by bank transfer.`,
  disputed: (money) => `Your bank has paid ${money} back to you.`,
};

export const walletPartSentences = {
  paid: (money: string) => `${money} was added to your wallet.`,
  owed: (money: string) =>
    `We owe your wallet ${money}, which cannot be converted into its currency right now. We add it as soon as we can.`,
};
