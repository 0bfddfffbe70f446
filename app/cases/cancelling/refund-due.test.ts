import { describe, expect, test } from "vitest";

import {
  canBeCancelled,
  type CancelledItem,
  refundDue,
  type RefundProgress,
  rowReached,
} from "#app/cases/cancelling/refund-due.ts";
import { boughtSessions, planOf, refundTableOf } from "#app/catalog/bought-service.ts";
import {
  refundsByPlan,
  refundsBySession,
  refundsInOnePiece,
} from "#app/catalog/service-parts/refund-table.ts";
import { everyPurchase } from "#tests/cases/every-purchase.ts";

const before: RefundProgress = {
  state: "received",
  stepsDone: new Set(),
  wasDelivered: false,
  sessions: null,
};
const item: CancelledItem = {
  table: refundsInOnePiece,
  progress: before,
  price: 199_900n,
  refunded: 0n,
  refundable: 199_900n,
  minorUnit: 1n,
};
const of = (progress: Partial<RefundProgress>, change: Partial<CancelledItem> = {}) =>
  refundDue({ ...item, ...change, progress: { ...before, ...progress } });

test("before work begins the whole price is due, half of it while it goes on, and nothing once it is in review", () => {
  expect(of({ state: "received" })).toBe(199_900n);
  expect(of({ state: "in_progress" })).toBe(99_950n);
  expect(of({ state: "in_review" })).toBe(0n);
});

test("long work comes back by the furthest step that is ticked, once work has begun", () => {
  const table = refundsByPlan([
    { step: "list", percent: 70, when: "" },
    { step: "drafts", percent: 40, when: "" },
  ]);
  const due = (state: RefundProgress["state"], ...steps: string[]) =>
    of({ state, stepsDone: new Set(steps) }, { table });
  expect(due("received", "list")).toBe(199_900n);
  expect(due("in_progress")).toBe(179_910n);
  expect(due("in_progress", "another")).toBe(179_910n);
  expect(due("in_progress", "list")).toBe(139_930n);
  expect(due("in_progress", "drafts")).toBe(79_960n);
  expect(due("in_review", "list")).toBe(0n);
});

test("what was delivered once and goes back to work for changes gives nothing back", () => {
  expect(of({ state: "in_progress", wasDelivered: true })).toBe(0n);
});

test("what is delivered, completed or ended is not cancelled any more", () => {
  const states = ["delivered", "completed", "cancelled", "refunded"] as const;
  expect(states.map((state) => canBeCancelled(state))).toEqual([false, false, false, false]);
  expect(states.map((state) => of({ state }))).toEqual([0n, 0n, 0n, 0n]);
});

test("of sessions those are due that were not used, whatever the state", () => {
  const due = (state: RefundProgress["state"], bought: number, used: number) =>
    of({ state, sessions: { bought, used } }, { table: refundsBySession });
  expect(due("in_progress", 5, 2)).toBe(119_940n);
  expect(due("in_review", 5, 5)).toBe(0n);
  expect(due("received", 5, 6)).toBe(0n);
});

test("halves are rounded up to the currency's minor unit, and what was given back before counts", () => {
  expect(of({ state: "in_progress" }, { price: 571_300n, refundable: 571_300n, minorUnit: 100n })).toBe(
    285_700n,
  );
  expect(of({ state: "in_progress" }, { refunded: 50_000n, refundable: 149_900n })).toBe(49_950n);
  expect(of({ state: "in_progress" }, { refunded: 150_000n, refundable: 49_900n })).toBe(0n);
});

test("never more is due than can be given back, such as where a fee was taken off another service", () => {
  expect(of({}, { refundable: 60_000n })).toBe(60_000n);
  expect(of({}, { refundable: 0n })).toBe(0n);
});

const nameOf = ({ service, choices }: (typeof everyPurchase)[number]) =>
  `${service} ${JSON.stringify(choices)}`;

describe.each(everyPurchase.map((bought) => [nameOf(bought), bought] as const))("%s", (_name, bought) => {
  const table = refundTableOf(bought.service);
  const sessions = boughtSessions(bought)[0]?.count ?? 0;

  /** All that happens to it, in order. */
  function course(): RefundProgress[] {
    if (table.by === "session") {
      const held = Array.from({ length: sessions + 1 }, (_, used) => ({
        ...before,
        state: used === 0 ? ("received" as const) : ("in_progress" as const),
        sessions: { bought: sessions, used },
      }));
      return [...held, { ...held.at(-1)!, state: "delivered" }];
    }
    const steps = planOf(bought).filter(({ follows }) => follows === null);
    const ticked = steps.map((_step, at) => ({
      ...before,
      state: "in_progress" as const,
      stepsDone: new Set(steps.slice(0, at).map(({ name }) => name)),
    }));
    const all = { ...before, stepsDone: new Set(steps.map(({ name }) => name)) };
    return [
      before,
      ...ticked,
      { ...all, state: "in_progress" },
      { ...all, state: "in_review" },
      { ...all, state: "delivered", wasDelivered: true },
      { ...all, state: "in_progress", wasDelivered: true },
      { ...all, state: "completed", wasDelivered: true },
    ];
  }

  test("all comes back at first, never more than was paid, and never more later on", () => {
    for (const [price, minorUnit] of [
      [199_900n, 1n],
      [571_300n, 100n],
      [1n, 1n],
    ] as const) {
      const dues = course().map((progress) =>
        refundDue({ ...item, table, progress, price, refundable: price, minorUnit }),
      );
      expect(dues[0]).toBe(price);
      expect(dues.at(-1)).toBe(0n);
      for (const [at, due] of dues.entries()) {
        expect(due).toBeGreaterThanOrEqual(0n);
        expect(due).toBeLessThanOrEqual(dues[at - 1] ?? price);
      }
    }
  });

  test("earlier refunds and what is due never exceed what was paid", () => {
    for (const progress of course()) {
      for (const refunded of [0n, 1n, 50_000n, 199_900n]) {
        const due = refundDue({ ...item, table, progress, refunded, refundable: item.price - refunded });
        expect(refunded + due).toBeLessThanOrEqual(item.price);
      }
    }
  });

  test("every stage before delivery has one row that applies, or is counted in sessions", () => {
    for (const progress of course()) {
      const at = rowReached(table, progress);
      const counted = table.by === "session" && canBeCancelled(progress.state);
      expect(at === -1).toBe(counted);
      if (!counted) expect(at).toBeLessThan(table.rows.length);
    }
    expect(
      table.rows.every(({ percent }) => Number.isInteger(percent) && percent >= 0 && percent <= 100),
    ).toBe(true);
  });

  test("its steps are steps of its plan, and give back the part of the plan that is left", () => {
    if (table.by === "session") return expect(sessions).toBeGreaterThan(0);
    const plan = planOf(bought);
    const named = table.rows.flatMap(({ from, percent }) =>
      typeof from === "string" ? [] : [{ step: from.step, percent }],
    );
    const steps = named.map(({ step }) => plan.find(({ name }) => name === step));
    expect(steps.every((step) => step?.follows === null && step.share !== null)).toBe(true);
    const left = steps.map((step) => Math.round((1 - (step?.share ?? 0)) * 100));
    expect(named.map(({ percent }) => percent)).toEqual(left);
  });
});
