export type WorkCursor = { rank: number; day: string; number: number; position: number };
