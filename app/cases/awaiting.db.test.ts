import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { awaited, type AwaitingFacts } from "#app/cases/awaiting.ts";
import { withdrawCancellation } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { loadAwaiting } from "#app/cases/desk/load-awaiting.server.ts";
import { listWork } from "#app/cases/desk/list-work.server.ts";
import { readWorkFilter } from "#app/cases/desk/work-filter.ts";
import { withdrawClaim } from "#app/cases/guarantee/claim-guarantee.server.ts";
import { askOtherTime } from "#app/cases/sessions/ask-other-time.server.ts";
import { keepSession } from "#app/cases/sessions/change-session.server.ts";
import { itemStates } from "#app/orders/order-state.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { ask } from "#tests/cases/cancelling.ts";
import { claim, completedApplication } from "#tests/cases/claims.ts";
import { counsellor, manager, openCase, withCaseStaff } from "#tests/cases/open-case.ts";
import { sendIntakeOf } from "#tests/cases/send-intake.ts";
import { minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { bookOne, buySessions } from "#tests/desk/session-use-cases.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";

withCaseStaff();

const rowOf = async (itemId: OrderItemId) =>
  (await db.select().from(orderItems).where(eq(orderItems.id, itemId)))[0]!;

describe.each(itemStates)("the columns of an item that is %s", (state) => {
  let bought: Bought;
  beforeAll(async () => void (bought = await buyServices()));

  test.each<Partial<AwaitingFacts>>([
    {},
    { dueOn: "2026-10-09" },
    { unansweredSince: noon },
    { requestSince: noon },
    { dueOn: "2026-10-09", unansweredSince: minutesLater(5), requestSince: noon },
    { dueOn: "2026-10-09", unansweredSince: noon, requestSince: minutesLater(5) },
  ])("say what the rule says of %o", async (given) => {
    const none = { dueOn: null, unansweredSince: null, requestSince: null };
    const facts = { state, movedAt: minutesLater(-60), ...none, ...given };
    await db.update(orderItems).set(facts).where(eq(orderItems.id, bought.itemId));
    const { awaits, awaitsSince } = await rowOf(bought.itemId);
    const rule = awaited(facts);
    expect({ awaits, awaitsSince }).toEqual({
      awaits: rule?.who ?? null,
      awaitsSince: rule?.since ?? null,
    });
  });
});

test("a message awaits an answer since the first one, until the desk writes", async () => {
  const one = await openCase();
  expect(await rowOf(one.itemId)).toMatchObject({ awaits: "customer", awaitsSince: noon });
  valueOf(await one.ask("Which of the two?", { now: minutesLater(1) }));
  valueOf(await one.ask("Please.", { now: minutesLater(2) }));
  expect(await rowOf(one.itemId)).toMatchObject({ awaits: "us", awaitsSince: minutesLater(1) });
  valueOf(await one.answer("The first.", { now: minutesLater(3) }));
  expect(await rowOf(one.itemId)).toMatchObject({ awaits: "customer", unansweredSince: null });
  await sendIntakeOf(one.itemId);
  expect(await rowOf(one.itemId)).toMatchObject({ awaits: "us", unansweredSince: null });
});

test("a request awaits an answer until it is withdrawn or answered, whichever it is", async () => {
  const cancelled = await buyServices();
  valueOf(await ask(cancelled));
  expect(await rowOf(cancelled.itemId)).toMatchObject({ awaits: "us", requestSince: noon });
  const who = { itemId: cancelled.itemId, userId: cancelled.user.id, now: minutesLater(1) };
  valueOf(await withdrawCancellation(who));
  expect(await rowOf(cancelled.itemId)).toMatchObject({ awaits: "customer", requestSince: null });

  const claimed = await completedApplication();
  const { id: claimId } = valueOf(await claim(claimed));
  expect(await rowOf(claimed.itemId)).toMatchObject({ awaits: "us", requestSince: noon });
  const by = { itemId: claimed.itemId, userId: claimed.user.id, claimId, now: minutesLater(1) };
  valueOf(await withdrawClaim(by));
  expect(await rowOf(claimed.itemId)).toMatchObject({ awaits: null, requestSince: null });

  const sessions = await buySessions(counsellor.id);
  const { id: sessionId } = await bookOne(counsellor, sessions.itemId);
  const about = { itemId: sessions.itemId, sessionId, now: noon };
  valueOf(await askOtherTime({ userId: sessions.user.id, text: "After work, please.", ...about }));
  expect(await rowOf(sessions.itemId)).toMatchObject({ awaits: "us", requestSince: noon });
  valueOf(await keepSession({ member: counsellor, text: "No other hour is free.", ...about }));
  expect(await rowOf(sessions.itemId)).toMatchObject({ requestSince: null });
});

test("ten who ask for another time and ten who answer it never wait for each other in a circle", async () => {
  const { itemId, user } = await buySessions(counsellor.id);
  const { id: sessionId } = await bookOne(counsellor, itemId, "2026-10-13T16:00");
  const about = { itemId, sessionId, now: noon };
  await Promise.all(
    Array.from({ length: 10 }, () => [
      askOtherTime({ userId: user.id, text: "After work, please.", ...about }),
      keepSession({ member: counsellor, text: "No other hour is free.", ...about }),
    ]).flat(),
  );
  expect((await rowOf(itemId)).awaits).not.toBeNull();
});

test("who writes about what is delivered, or waits for their form, moves it to what is ours to do", async () => {
  await db.update(orderItems).set({ paidOn: null });
  const one = await openCase();
  const listed = async (query: string) => {
    const filter = readWorkFilter(new URLSearchParams(query));
    return valueOf(await listWork({ member: manager, filter, now: noon })).items.map(({ id }) => id);
  };
  expect([await listed(""), await listed("state=customer")]).toEqual([[], [one.itemId]]);
  valueOf(await one.ask("May I send it on Monday?"));
  expect([await listed(""), await listed("state=customer")]).toEqual([[one.itemId], []]);
  valueOf(await one.answer("Yes."));
  expect([await listed(""), await listed("state=customer")]).toEqual([[], [one.itemId]]);
});

test("the case says how long the first answer took, and by when a request is to be answered", async () => {
  const one = await openCase();
  const seen = async (minutes: number) =>
    loadAwaiting((await findItem(db, one.itemId))!, minutesLater(minutes));
  expect(await seen(0)).toMatchObject({ firstResponse: null, request: null });
  valueOf(await one.ask("Hello?"));
  expect((await seen(120)).firstResponse?.text).toBe("none yet, for 2 hours of working time");
  valueOf(await one.answer("Hello.", { now: minutesLater(180) }));
  valueOf(await one.ask("And now?", { now: minutesLater(200) }));
  expect((await seen(10_000)).firstResponse?.text).toBe("after 3 hours of working time");
  valueOf(await ask(one));
  // Noon is on a Friday.
  expect((await seen(0)).request).toMatchObject({ text: "by 6 October 2026", tone: "harbour" });
  expect((await seen(3 * 24 * 60)).request).toMatchObject({ tone: "warning" });
  expect((await seen(5 * 24 * 60)).request).toMatchObject({
    text: "by 6 October 2026, late",
    tone: "danger",
  });
});
