/** Where an item stands in the queue: after this one come those with greater parts, or smaller ones newest first. */
export type WorkPlace = { rank: number; day: string; number: number; position: number };
