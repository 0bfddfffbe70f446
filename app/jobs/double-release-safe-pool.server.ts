import type { Pool, PoolClient } from "pg";

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (destroy?: Error | boolean) => void,
) => void;

/**
 * Tolerates a double release: the worker does that when its connection breaks on shutdown, and the error would end
 * the process.
 */
export function doubleReleaseSafePool(pool: Pool): Pool {
  const connect = (callback?: Callback) => {
    if (!callback) return pool.connect();
    // An ended pool passes only an error.
    return pool.connect((error, client, release?: Parameters<Callback>[2]) => {
      let isBack = false;
      callback(error, client, (destroy) => {
        if (!isBack) release?.(destroy);
        isBack = true;
      });
    });
  };
  return Object.assign(Object.create(pool) as Pool, { connect });
}
