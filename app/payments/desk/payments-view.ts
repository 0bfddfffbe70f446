/** `wallet`: owed to a wallet that holds another currency. The others are on their way through a gateway. */
export const unfinishedStates = ["failed", "unanswered", "owed", "sent", "wallet"] as const;
export type UnfinishedState = (typeof unfinishedStates)[number];

/** Why that form was refused, and what was typed into it. */
export type HandProblem = {
  about: string;
  message: string;
  field: string | null;
  typed: { reference: string; on: string; reason: string };
};
