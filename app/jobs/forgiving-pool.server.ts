import type { Pool, PoolClient } from "pg";

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (destroy?: Error | boolean) => void,
) => void;

/**
 * The same pool, to which a connection can be given back twice, or where there was none. The worker does both when the
 * one that it listens on breaks while it ends, and the error would end the whole process.
 */
export function forgivingPool(pool: Pool): Pool {
  const connect = (callback?: Callback) => {
    if (!callback) return pool.connect();
    // A pool that has ended hands over an error alone.
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
