import { expect, test } from "vitest";

import { type ConversationStatus, whyConversationClosed } from "#app/cases/conversation/conversation-open.ts";

const now = new Date("2026-11-22T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each<[sentence: string, status: Partial<ConversationStatus>, open: boolean]>([
  ["a service that was just bought is written about", { state: "received" }, true],
  ["one that waits for its answer is too, however long", { state: "delivered", since: daysAgo(400) }, true],
  ["one that was completed is for 90 days", { state: "completed", since: daysAgo(89.9) }, true],
  ["and then no more", { state: "completed", since: daysAgo(90) }, false],
  ["unless a right of it runs", { state: "completed", since: daysAgo(200), rightRuns: true }, true],
  ["one that was cancelled is not", { state: "cancelled", since: daysAgo(1) }, false],
  ["nor one that was refunded, right or not", { state: "refunded", rightRuns: true }, false],
])("%s", (_sentence, status, open) => {
  const why = whyConversationClosed({ state: "received", since: null, rightRuns: false, now, ...status });
  expect(why === null).toBe(open);
});
