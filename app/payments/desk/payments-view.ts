/** `wallet`: owed to a wallet in another currency. The others are refunds through a gateway. */
export const unfinishedStates = ["failed", "unanswered", "owed", "sent", "wallet"] as const;
export type UnfinishedState = (typeof unfinishedStates)[number];
