import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { throttledLog } from "#app/platform/throttled-log.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("of a thousand within a minute the first is said, and then how many more there were", () => {
  const said: unknown[] = [];
  const say = throttledLog("it was broken off", (fields, words) => said.push([fields, words]));
  for (let times = 0; times < 1_000; times += 1) say({ path: `/${times}` });
  expect(said).toEqual([[{ path: "/0" }, "it was broken off"]]);
  vi.advanceTimersByTime(60_000);
  expect(said.slice(1)).toEqual([[{ times: 999, seconds: 60 }, "it was broken off, again"]]);
});

test("one alone is one line, and another after a minute is said at once", () => {
  const said: unknown[] = [];
  const say = throttledLog("it was broken off", (_fields, words) => said.push(words));
  say();
  vi.advanceTimersByTime(61_000);
  say();
  expect(said).toEqual(["it was broken off", "it was broken off"]);
});
