/** At most `max` tasks run at a time; the others wait for their turn. */
export function fewAtOnce(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < max) running += 1;
    // Whoever ends hands over, so that nobody who comes meanwhile goes first.
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
