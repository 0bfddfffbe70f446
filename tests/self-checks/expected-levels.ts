/**
 * The charts of language tests once more, copied by hand as ranges and read another way than the product does.
 * Each column is a level from 4 to 10; a cell is the lowest score.
 */
const charts = {
  ielts: {
    reading: "3.5 4 5 6 6.5 7 8",
    writing: "4 5 5.5 6 6.5 7 7.5",
    listening: "4.5 5 5.5 6 7.5 8 8.5",
    speaking: "4 5 5.5 6 6.5 7 7.5",
  },
  celpip: {
    reading: "4 5 6 7 8 9 10",
    writing: "4 5 6 7 8 9 10",
    listening: "4 5 6 7 8 9 10",
    speaking: "4 5 6 7 8 9 10",
  },
  pte: {
    reading: "33 42 51 60 69 78 88",
    writing: "41 51 60 69 79 88 90",
    listening: "28 39 50 60 71 82 89",
    speaking: "42 51 59 68 76 84 89",
  },
  tef: {
    reading: "306 352 393 434 462 503 546",
    writing: "268 330 379 428 472 512 558",
    listening: "306 352 393 434 462 503 546",
    speaking: "328 387 422 456 494 518 556",
  },
  tcf: {
    reading: "342 375 406 453 499 524 549",
    writing: "4 6 7 10 12 14 16",
    listening: "331 369 398 458 503 523 549",
    speaking: "4 6 7 10 12 14 16",
  },
} as const;

export type TestId = keyof typeof charts;
export type AbilityName = keyof (typeof charts)["ielts"];

export const testIds = Object.keys(charts) as TestId[];
export const englishTests: readonly TestId[] = ["ielts", "celpip", "pte"];
export const frenchTests: readonly TestId[] = ["tef", "tcf"];

export function lowestScores(test: TestId, ability: AbilityName): number[] {
  return charts[test][ability].split(" ").map(Number);
}

/** Counts the steps passed; below the first there is no level. */
export function expectedLevel(test: TestId, ability: AbilityName, score: number): number {
  const passed = lowestScores(test, ability).filter((lowest) => score >= lowest).length;
  return passed === 0 ? 0 : passed + 3;
}

/** Every score of a scale, for a test of all of them. */
export function everyScore(test: TestId, ability: AbilityName): number[] {
  const [most, step] = {
    ielts: [9, 0.5],
    celpip: [12, 1],
    pte: [90, 1],
    tef: [699, 1],
    tcf: ability === "writing" || ability === "speaking" ? [20, 1] : [699, 1],
  }[test] as [number, number];
  return Array.from({ length: most / step + 1 }, (_, at) => at * step);
}
