const waiting: (() => void)[] = [];

/**
 * One page is drawn at a time, in the order in which their data came, and what else has arrived is read in between.
 * Else the pages whose data comes together would be drawn in one go, and all others would wait for twice as long.
 */
export function inTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
