import { expect, test } from "vitest";

import { lagMeter } from "#app/platform/replica.server.ts";

/** Second by second: where the primary is and where the replica, and how far behind that is. */
test.each<[string, [primary: number, replica: number, lag: number][]]>([
  [
    "one that is where the primary is does not lag, however long nothing happens",
    [
      [5, 5, 0],
      [5, 5, 0],
      [5, 5, 0],
    ],
  ],
  [
    "one that is behind all that was seen is not known",
    [
      [5, 4, Infinity],
      [6, 4, Infinity],
    ],
  ],
  [
    "one that follows a second later lags by a second",
    [
      [5, 5, 0],
      [6, 5, 1],
      [7, 6, 1],
      [8, 7, 1],
    ],
  ],
  [
    "one that stands still lags by more each second",
    [
      [5, 5, 0],
      [6, 5, 1],
      [7, 5, 2],
      [8, 5, 3],
    ],
  ],
  [
    "one that catches up lags no longer",
    [
      [5, 5, 0],
      [6, 5, 1],
      [7, 5, 2],
      [8, 8, 0],
    ],
  ],
])("%s", async (_what, seconds) => {
  let at = 0;
  const place = (side: 0 | 1) => async () => BigInt(seconds[at]![side]);
  const lag = lagMeter(place(0), place(1), () => at * 1_000);
  const lags: number[] = [];
  for (at = 0; at < seconds.length; at += 1) lags.push(await lag());
  expect(lags).toEqual(seconds.map(([, , expected]) => expected));
});
