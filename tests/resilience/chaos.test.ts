import { expect, test } from "vitest";

import { runChaos } from "#tests/chaos/run-chaos.ts";
import { readyShop } from "#tests/setup/ready-shop.ts";

/** The short form of `npm run chaos`: see docs/decisions/0026-chaos.md. */
test("whatever customers, gateways, server and database do at once, no money is lost", async () => {
  const { proofs, figures, kills } = await runChaos({
    seed: 3,
    purchases: 120,
    customers: 24,
    concurrency: 16,
    serverKills: 3,
    databaseKills: 2,
    limitMs: 280_000,
    keep: false,
    dataDir: readyShop("chaos"),
    say: () => {},
  });
  expect(proofs.filter(({ violations }) => violations.length > 0)).toEqual([]);
  expect(proofs.length).toBeGreaterThan(30);
  expect(kills).toHaveLength(4);
  // An empty run would prove nothing.
  const happened = (heading: string) => Object.keys(figures[heading] ?? {});
  expect(happened("Purchases in the end")).toEqual(expect.arrayContaining(["paid", "expired"]));
  // Leftover money is too rare for a short run; settling has its own tests.
  expect(happened("Captured money became")).toEqual(expect.arrayContaining(["order", "top_up"]));
  expect(happened("Promised to customers")).toEqual(expect.arrayContaining(["order", "top_up", "refund"]));
  expect(happened("Payments by platform")).toEqual(
    expect.arrayContaining(["stripe paid", "razorpay paid", "payfort paid", "stripe expired"]),
  );
  expect(happened("Paid orders")).toEqual(
    expect.arrayContaining(["with the wallet", "wholly by the wallet", "with a coupon", "from the cart"]),
  );
  const taken = Object.entries(figures["Faults taken"] ?? {}).filter(([, times]) => times > 0);
  expect(taken.length).toBeGreaterThan(8);
}, 300_000);
