import { expect, test } from "vitest";

import { type PlanFacts, plannedSteps } from "#app/cases/plan/case-plan.ts";
import { withDelivery, inSessions, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { UserId } from "#app/platform/ids.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { planOf } from "#app/catalog/bought-service.ts";
import { deliveryOf, dueDate } from "#app/orders/items/due-date.ts";
import { asId } from "#tests/setup/as-id.ts";

const sentAt = new Date("2026-11-20T15:00:00Z");
const unsent: PlanFacts = {
  state: "received",
  sentAt: null,
  days: 10,
  dueOn: null,
  deliveredAt: null,
  completedAt: null,
  ticks: new Map(),
  daysOff: new Set(),
  today: "2026-11-20",
};
const sent: PlanFacts = { ...unsent, sentAt, dueOn: "2026-12-04" };
const steps = withDelivery(
  ours("half", "Half", 0.5),
  yours("most", "Most", 0.75),
  ours("later", "Later", null),
);

const days = (facts: PlanFacts) => plannedSteps(steps, facts).map(({ name, plannedOn }) => [name, plannedOn]);
const named = (name: string, facts: PlanFacts) =>
  plannedSteps(steps, facts).find((step) => step.name === name);

test("before the form is sent no step has a day", () => {
  expect(days(unsent).every(([, day]) => day === null)).toBe(true);
});

test("each step has its part of the working days from sending, and the end is the day it is due", () => {
  expect(days(sent)).toEqual([
    ["intake_sent", null],
    ["half", "2026-11-27"],
    ["most", "2026-12-02"],
    ["delivered", "2026-12-04"],
    ["later", null],
    ["accepted", null],
  ]);
});

test("work on changes moves the delivery alone", () => {
  expect(days({ ...sent, state: "in_progress", dueOn: "2026-12-18" })).toContainEqual([
    "delivered",
    "2026-12-18",
  ]);
  expect(named("half", { ...sent, dueOn: "2026-12-18" })?.plannedOn).toBe("2026-11-27");
});

test("lightning speed compresses the plan", () => {
  for (const lightning of [false, true]) {
    const configuration = configured("sop-drafting", { drafts: 1, lightning });
    const facts = { ...sent, days: deliveryOf(configuration).days, dueOn: dueDate(configuration, sentAt) };
    const planned = plannedSteps(planOf(configuration), facts);
    expect(planned.find(({ name }) => name === "draft")?.plannedOn).toBe(
      lightning ? "2026-11-25" : "2026-11-27",
    );
  }
});

test("in sessions the day is that of the first", () => {
  const planned = plannedSteps(inSessions(ours("session_1", "First", 1)), { ...sent, days: 3 });
  expect(planned.map(({ plannedOn }) => plannedOn)).toEqual([null, "2026-11-25", null, null]);
});

test("a step is late from the day after its own, unless it is done", () => {
  expect(named("half", { ...sent, today: "2026-11-27" })?.late).toBe(false);
  expect(named("half", { ...sent, today: "2026-11-28" })?.late).toBe(true);
  const ticks = new Map([["half", { at: sentAt, by: asId(UserId, "somebody") }]]);
  expect(named("half", { ...sent, today: "2026-11-28", ticks })).toMatchObject({
    late: false,
    done: { by: "somebody" },
  });
});

test("in a completed service every step is over, ticked or not, and none is late", () => {
  const completed: PlanFacts = { ...sent, state: "completed", completedAt: sentAt, today: "2027-01-01" };
  expect(plannedSteps(steps, completed).every(({ over, late }) => over && !late)).toBe(true);
  expect(named("half", completed)?.done).toBeNull();
  const delivered: PlanFacts = { ...completed, state: "delivered", completedAt: null };
  expect(named("half", delivered)?.over).toBe(true);
  expect(named("later", delivered)?.over).toBe(false);
  expect(named("half", { ...delivered, state: "in_progress" })).toMatchObject({ over: false, late: true });
});

test("what follows from a fact is done when that is so, and is ticked by nobody", () => {
  const deliveredAt = new Date("2026-12-01T10:00:00Z");
  const ticks = new Map([["delivered", { at: sentAt, by: asId(UserId, "somebody") }]]);
  const delivered = { ...sent, deliveredAt, ticks };
  expect(named("intake_sent", sent)?.done).toEqual({ at: sentAt, by: null });
  expect(named("delivered", { ...delivered, state: "delivered" })?.done).toEqual({
    at: deliveredAt,
    by: null,
  });
  expect(named("delivered", { ...delivered, state: "in_progress" })?.done).toBeNull();
  expect(named("accepted", { ...delivered, state: "delivered" })?.done).toBeNull();
  expect(named("accepted", { ...delivered, state: "completed", completedAt: deliveredAt })?.done).toEqual({
    at: deliveredAt,
    by: null,
  });
});
