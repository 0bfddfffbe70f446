import type { Sentences, Told } from "#app/audit/desk/sentences/sentence.ts";

export const ofMoney: Sentences = {
  order_refunded: (told) => `refunded ${refundText(told)}`,
  refund_asked: (told) => `asked a second person to refund ${refundText(told)}`,
  refund_approved: (told) => `approved a refund of ${refundText(told)}`,
  refund_declined: ({ subject }) => `declined a refund of ${subject}`,
  refund_tried_again: ({ subject }) => `sent ${subject} again`,
  refund_found_made: ({ subject }) => `noted that ${subject} has arrived`,
  refund_found_not_made: ({ subject }) => `noted that ${subject} was never made`,
  refund_by_hand_asked: ({ subject }) => `asked a second person to confirm that ${subject} was paid by hand`,
  refund_paid_by_hand: ({ subject }) => `noted that ${subject} was paid by hand`,
  refund_by_hand_approved: ({ subject }) => `confirmed that ${subject} was paid by hand`,
  refund_by_hand_declined: ({ subject }) => `declined that ${subject} was paid by hand`,
  wallet_adjusted: (told) => `${walletText(told, ["added", "took"])}`,
  adjustment_asked: (told) => `asked a second person to agree: ${walletText(told, ["to add", "to take"])}`,
  adjustment_approved: (told) => `agreed, and so ${walletText(told, ["added", "took"])}`,
  adjustment_declined: (told) => `declined ${walletText(told, ["to add", "to take"])}`,
  link_made: ({ subject, money }) => `made ${subject} over ${money("price") ?? "nothing"}`,
  link_withdrawn: ({ subject }) => `withdrew ${subject}`,
  gateway_asked: ({ subject, is }) => `asked the gateway about ${subject}, which is ${is("state")}`,
  payout_recorded: ({ subject, money, is }) =>
    `recorded a payout of ${money("amount") ?? "nothing"} from ${subject} (${is("reference")})`,
  dispute_lost: ({ subject, money }) =>
    `recorded that a dispute over ${subject} was lost${of(money("amount"))}`,
  dispute_won: ({ subject, money }) =>
    `recorded that a dispute over ${subject} was won${of(money("amount"))}`,
};

/** "₹2,499 of order LF-1042 to the card" */
function refundText({ subject, money }: Told): string {
  const [wallet, card, premium] = [money("to_wallet"), money("to_gateway"), money("premium")];
  const toCard = [card, premium && `${premium} of premium`].filter(Boolean).join(" and ");
  if (wallet !== null && toCard !== "")
    return `${wallet} to the wallet and ${toCard} to the card, of ${subject}`;
  if (wallet !== null) return `${wallet} of ${subject} to the wallet`;
  return toCard === "" ? subject : `${toCard} of ${subject} to the card`;
}

function walletText({ subject, money, is }: Told, [add, take]: [string, string]): string {
  const amount = money("amount") ?? "nothing";
  return is("direction") === "Credit"
    ? `${add} ${amount} to the wallet of ${subject}`
    : `${take} ${amount} from the wallet of ${subject}`;
}

function of(amount: string | null): string {
  return amount === null ? "" : `: ${amount}`;
}
