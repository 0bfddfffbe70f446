import { expect, test } from "vitest";

import { fewAtOnce } from "#app/platform/few-at-once.server.ts";

test("two run, the others wait for their turn, and a failure lets the next one begin", async () => {
  const run = fewAtOnce(2);
  const begun: number[] = [];
  const tasks = [0, 1, 2, 3].map((task) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const ran = run(() => (begun.push(task), promise));
    return { resolve, reject, ran };
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  await settle();
  expect(begun).toEqual([0, 1]);
  tasks[1]!.reject(new Error("no"));
  await expect(tasks[1]!.ran).rejects.toThrow("no");
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  tasks[0]!.resolve(0);
  tasks[2]!.resolve(2);
  tasks[3]!.resolve(3);
  expect(await Promise.all([tasks[0]!.ran, tasks[2]!.ran, tasks[3]!.ran])).toEqual([0, 2, 3]);
  await run(async () => begun.push(4));
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
