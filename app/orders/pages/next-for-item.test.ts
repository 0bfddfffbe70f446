import { expect, test } from "vitest";

import { nextForItem } from "#app/orders/pages/next-for-item.ts";
import { configured } from "#tests/pricing/quote-of.ts";

const tuesday = new Date("2026-11-24T12:00:00Z");
const waiting = { id: "1f0d7c52-7a4e-4f5c-9c69-3f2d6f5d2a11", state: "received" as const, dueOn: null };
const page = `/account/services/${waiting.id}`;

test("what was just bought waits for its form, and says when it is due if that is sent today", () => {
  const { steps, action, waits } = nextForItem(
    { ...waiting, configuration: configured("cover-letter") },
    tuesday,
  );
  expect(waits).toBe(true);
  expect(action).toEqual({ label: "Fill in your details", href: `${page}#intake` });
  expect(steps).toEqual([
    "Fill in your details. The clock starts once you send them.",
    expect.stringMatching(
      /^We do the work\. Send your details today, and it is due \d+ (November|December) 2026\.$/,
    ),
    "You look at what we delivered, and accept it or ask for changes.",
  ]);
});

test("lightning speed is due sooner", () => {
  const due = (lightning: boolean) => {
    const configuration = configured("cover-letter", { lightning });
    const day = / due (.+)\.$/.exec(nextForItem({ ...waiting, configuration }, tuesday).steps[1] ?? "")?.[1];
    return Date.parse(`${day} UTC`);
  };
  expect(due(true)).toBeLessThan(due(false));
});

test("a session is booked with the counsellor, the first by a day", () => {
  const configuration = configured("counselling-session", { sessions: 2 });
  const { steps } = nextForItem({ ...waiting, configuration }, tuesday);
  expect(steps[1]).toMatch(
    /^Your counsellor books your first session with you\. .+ it is by \d+ \w+ 2026\.$/,
  );
  expect(steps[2]).toBe("You choose the times of the others yourself.");
  const one = { ...waiting, configuration: configured("counselling-session", { sessions: 1 }) };
  expect(nextForItem(one, tuesday).steps).toHaveLength(2);
});

test("a bought share is said to be bought", () => {
  const share = { ...configured("research-paper", { coAuthors: 3 }), groupId: "g" };
  const { steps } = nextForItem({ ...waiting, configuration: share }, tuesday);
  expect(steps[0]).toBe("Your share is bought: your place in the group is yours.");
});

test("work that goes on says where it stands, and what was delivered waits for an answer", () => {
  const configuration = configured("cover-letter");
  const dueOn = "2026-12-01";
  const working = nextForItem({ ...waiting, configuration, state: "in_progress", dueOn }, tuesday);
  expect(working).toMatchObject({ steps: ["In progress. Due 1 December 2026."], waits: false });
  const delivered = nextForItem({ ...waiting, configuration, state: "delivered", dueOn }, tuesday);
  expect(delivered).toMatchObject({ action: { href: `${page}#deliverables` }, waits: true });
});
