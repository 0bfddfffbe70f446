import { expect, test } from "vitest";

import { tasks } from "#app/jobs/jobs.server.ts";
import { timetable } from "#app/jobs/timetable.ts";

test("the jobs that ask gateways about payments or refunds wait in queues of their own", () => {
  const queues = [...timetable.matchAll(/(poll\S+|expire\S+) .*queue=(\S+)/g)].map(([, , queue]) => queue);
  expect(queues).toHaveLength(4);
  expect(new Set(queues).size).toBe(4);
});

test("every job of the timetable is there to be done", () => {
  const named = [...timetable.matchAll(/^(?:\S+ ){5}(\S+)/gm)].map(([, task]) => task!);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((task) => !(task in tasks))).toEqual([]);
});

test("both checks of the books, and the tidying of messages, stand in the nightly timetable", () => {
  for (const task of ["reconcile-daily", "check-books", "prune-webhooks"]) {
    expect(tasks).toHaveProperty(task);
    expect(timetable).toMatch(new RegExp(`^\\d+ \\d+ \\* \\* \\* ${task} `, "m"));
  }
});
