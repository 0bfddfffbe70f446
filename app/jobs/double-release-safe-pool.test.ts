import { Pool } from "pg";
import { expect, test } from "vitest";

import { doubleReleaseSafePool } from "#app/jobs/double-release-safe-pool.server.ts";

test("whoever asks a pool that has ended for a connection can give back what they never had", async () => {
  const pool = new Pool();
  await pool.end();
  const given = await new Promise<unknown[]>((resolve) => {
    doubleReleaseSafePool(pool).connect((error, client, release) => {
      release();
      release();
      resolve([error, client]);
    });
  });
  expect(given).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/after calling end/) }),
    undefined,
  ]);
});
