import { describe, expect, test } from "vitest";

import {
  itemCanBecome,
  orderCanBecome,
  orderStatesBefore,
  type ItemState,
  type OrderState,
} from "#app/orders/order-state.ts";

describe("an order", () => {
  const allowed: [OrderState, OrderState, string][] = [
    ["pending", "paid", "is paid"],
    ["pending", "expired", "expires when nobody pays"],
    ["expired", "paid", "is revived by money that arrives late"],
    ["paid", "part_refunded", "is refunded in part"],
    ["paid", "refunded", "is refunded"],
    ["part_refunded", "part_refunded", "is refunded in part once more"],
    ["part_refunded", "refunded", "is refunded to the end"],
  ];
  test.each(allowed)("that is %s can become %s: it %s", (from, to) => {
    expect(orderCanBecome(from, to)).toBe(true);
  });

  const refused: [OrderState, OrderState][] = [
    ["paid", "pending"],
    ["paid", "paid"],
    ["paid", "expired"],
    ["refunded", "paid"],
    ["refunded", "part_refunded"],
    ["expired", "pending"],
    ["pending", "refunded"],
  ];
  test.each(refused)("that is %s never becomes %s", (from, to) => {
    expect(orderCanBecome(from, to)).toBe(false);
  });

  test("becomes paid only from pending or expired", () => {
    expect(orderStatesBefore("paid")).toEqual(["pending", "expired"]);
  });
});

describe("a service in an order", () => {
  test("walks from received to completed", () => {
    const walk: ItemState[] = ["received", "in_progress", "in_review", "delivered", "completed"];
    for (const [step, state] of walk.slice(1).entries()) {
      expect(itemCanBecome(walk[step] as ItemState, state)).toBe(true);
    }
  });

  test("goes back to work when changes are asked", () => {
    expect(itemCanBecome("delivered", "in_progress")).toBe(true);
    expect(itemCanBecome("completed", "in_progress")).toBe(true);
  });

  test("skips no step", () => {
    expect(itemCanBecome("received", "delivered")).toBe(false);
    expect(itemCanBecome("in_progress", "completed")).toBe(false);
  });

  test("is not worked on again once refunded", () => {
    expect(itemCanBecome("refunded", "in_progress")).toBe(false);
  });
});
