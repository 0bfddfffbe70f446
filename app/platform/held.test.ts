import { afterAll, beforeEach, expect, test, vi } from "vitest";

import { confirmHeld, dropHeld, held, heldMsMax } from "#app/platform/held.server.ts";

/** Whole, or a sum of fractions would fall short of the second. */
let nowMs = Math.round(performance.now());
const clock = vi.spyOn(performance, "now").mockImplementation(() => nowMs);
afterAll(() => clock.mockRestore());

const load = vi.fn(async () => ({ loadedAtMs: nowMs }));
let read = held(load);

beforeEach(() => {
  nowMs += 10 * heldMsMax;
  load.mockClear();
  read = held(load);
});

test("all who ask at once share one load, also those who come within the second", async () => {
  const [one, other] = await Promise.all([read(), read()]);
  nowMs += heldMsMax - 1;
  expect([other, await read()]).toEqual([one, one]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("when nothing is heard it is loaded again after a second", async () => {
  const before = await read();
  nowMs += heldMsMax;
  expect(await read()).not.toBe(before);
});

test("it is kept for as long as it is heard that nothing has changed, and a second longer", async () => {
  const before = await read();
  for (let beats = 0; beats < 20; beats += 1) {
    nowMs += heldMsMax / 2;
    confirmHeld(nowMs);
  }
  nowMs += heldMsMax - 1;
  expect(await read()).toBe(before);
  nowMs += 1;
  expect(await read()).not.toBe(before);
});

test("a heartbeat that was asked for before the load says nothing about what came after", async () => {
  const askedAtMs = nowMs;
  nowMs += 10;
  const before = await read();
  nowMs += heldMsMax;
  confirmHeld(askedAtMs);
  expect(await read()).not.toBe(before);
});

test("a change drops every value, those under way too", async () => {
  const other = held(load);
  const [before, underWay] = [await read(), other()];
  dropHeld();
  confirmHeld(nowMs);
  expect(await read()).not.toBe(before);
  expect(await other()).not.toBe(await underWay);
});

test("a change of one's own drops that value", async () => {
  const before = await read();
  read.drop();
  expect(await read()).not.toBe(before);
});

test("a load that fails is tried again", async () => {
  load.mockRejectedValueOnce(new Error("the database is away"));
  await expect(read()).rejects.toThrow("away");
  expect(await read()).toEqual({ loadedAtMs: nowMs });
});
