import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { loadPart } from "#app/ui/load-part.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a part that comes at once is asked for once", async () => {
  const load = vi.fn(() => Promise.resolve("part"));
  expect(await loadPart(load)).toBe("part");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a part that does not come is asked for again, ever more slowly, and never fails", async () => {
  let tries = 0;
  const load = vi.fn(() => (++tries < 9 ? Promise.reject(new Error("offline")) : Promise.resolve("part")));
  const settled = vi.fn();
  const loading = loadPart(load).then(settled);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  await loading;
  expect(settled).toHaveBeenCalledWith("part");
});
