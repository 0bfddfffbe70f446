/** Columns that hold the same value, by what a statement demands, and whether that value is given to it. */
export type Classes = {
  join: (one: string, other: string) => void;
  /** Answers with its key. */
  give: (key: string) => string;
  isGiven: (key: string) => boolean;
  same: (one: string, other: string) => boolean;
};

export function makeClasses(): Classes {
  const leaders = new Map<string, string>();
  const given = new Set<string>();
  function leaderOf(key: string): string {
    const next = leaders.get(key);
    return next === undefined ? key : leaderOf(next);
  }
  return {
    join(one, other) {
      const [from, to] = [leaderOf(one), leaderOf(other)];
      if (from === to) return;
      leaders.set(from, to);
      if (given.has(from)) given.add(to);
    },
    give(key) {
      given.add(leaderOf(key));
      return key;
    },
    isGiven: (key) => given.has(leaderOf(key)),
    same: (one, other) => leaderOf(one) === leaderOf(other),
  };
}
