/** What a sentence is made of. A part is one of the record before (`was`) or after (`is`), as words. */
export type Told = {
  /** What it was done to, with its name: "order LF-1042". */
  subject: string;
  was: (part: string) => string;
  is: (part: string) => string;
  /** An amount of the record after, or else before; null where it has none or zero. */
  money: (part: string) => string | null;
  /** The name of somebody in the record after; null for nobody. */
  person: (part: string) => string | null;
  moment: (part: string) => string;
};

/** All but who did it, and the full stop. */
export type Sentences = Record<string, (told: Told) => string>;

export function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
