export type WorkPlace = { rank: number; day: string; number: number; position: number };
