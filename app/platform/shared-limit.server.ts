import { getTableName, lt } from "drizzle-orm";
import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import { db, pool } from "#app/platform/db.server.ts";
import { signatures } from "#app/platform/signatures.server.ts";
import { rateLimits } from "#app/platform/tables.server.ts";

type SharedLimit = {
  /** Resolves to null if it is allowed, else to the milliseconds until it is again. A refused attempt counts too. */
  count: (key: string, points?: number) => Promise<number | null>;
  takeBack: (key: string, points?: number) => Promise<void>;
  reset: (key: string) => Promise<void>;
};

type Bounds = { points: () => number; seconds: number };

/**
 * Counted in PostgreSQL, so that several servers count together; while it does not answer, each counts for itself.
 * Counts before what it limits is tried, so that parallel attempts count too.
 */
export function sharedLimit(name: string, bounds: Bounds): SharedLimit {
  let made: { pool: pg.Pool; limiter: RateLimiterPostgres } | null = null;
  const limiter = () => {
    if (made?.pool !== pool) made = { pool, limiter: limiterOn(pool, bounds) };
    return made.limiter;
  };
  const hashed = (key: string) => signatures(`${name} ${key}`)[0];
  return {
    async count(key, points = 1) {
      try {
        await limiter().consume(hashed(key), points);
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return refusal.msBeforeNext;
      }
    },
    async takeBack(key, points = 1) {
      await limiter().reward(hashed(key), points);
    },
    async reset(key) {
      await limiter().delete(hashed(key));
    },
  };
}

function limiterOn(storeClient: pg.Pool, { points, seconds }: Bounds): RateLimiterPostgres {
  const limit = { keyPrefix: "", points: points(), duration: seconds };
  return new RateLimiterPostgres({
    ...limit,
    storeClient,
    storeType: "pool",
    tableName: getTableName(rateLimits),
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(limit),
  });
}

export async function erasePassedLimits(now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
