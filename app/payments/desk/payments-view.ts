/** `wallet`: owed to a wallet that holds another currency. The others are on their way through a gateway. */
export const unfinishedStates = ["failed", "unanswered", "owed", "sent", "wallet"] as const;
export type UnfinishedState = (typeof unfinishedStates)[number];
