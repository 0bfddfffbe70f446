import { expect, test } from "vitest";

import { addContribution } from "#app/research-groups/add-contribution.server.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { findGroup } from "#app/research-groups/find-group.server.ts";
import { groupPath } from "#app/content/research-group-card.ts";
import { leaveGroup } from "#app/research-groups/leave-group.server.ts";
import { makeBuyer, minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { makeGroup } from "#tests/research-groups/make-group.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import { shareOfTexts } from "#tests/hostile/share-of-texts.ts";
import { wide } from "#tests/setup/wide.ts";

const dayMinutes = 24 * 60;

/** Cleaning texts has its own, complete tests. */
const inTurn = (turn: number) => (wide ? hostileTexts : shareOfTexts(6, turn));

test("a hostile text is kept clean as title and description, or refused in words", async () => {
  const { id: userId } = await makeBuyer();
  let kept = 0;
  for (const [index, { name, text }] of inTurn(0).entries()) {
    const group = { title: text, description: text, coAuthors: "2", role: "data" };
    const now = minutesLater(index * dayMinutes);
    const made = await createGroup({ ...group, userId, now });
    if (!made.ok) {
      expect([name, made.refusal.code]).toEqual([name, "invalid_group"]);
      continue;
    }
    kept += 1;
    const page = await findGroup(made.value.id, userId, { now: noon });
    expectClean(name, page?.title);
    expect(page?.title).not.toContain("\n");
    expectClean(name, page?.description);
    expect(new URL(groupPath(made.value), "http://127.0.0.1:3000").pathname).toMatch(
      /^\/service\/research_groups\/[^/]+\/[^/]+$/,
    );
    valueOf(await leaveGroup({ groupId: made.value.id, userId, now }));
  }
  expect(kept).toBeGreaterThan(20);
}, 120_000);

test("a hostile text is kept clean as a contribution, or refused in words", async () => {
  const { id: groupId, members } = await makeGroup(2, 1);
  const userId = members[0]!.id;
  let kept = 0;
  for (const [index, { name, text }] of inTurn(1).entries()) {
    const now = minutesLater(index * dayMinutes);
    const said = await addContribution({ groupId, userId, text, now });
    if (said.ok) {
      kept += 1;
      expectClean(name, (await findGroup(groupId, userId, { now }))?.log.at(-1)?.text);
    } else {
      expect([name, said.refusal.code]).toEqual([name, "invalid_group"]);
    }
  }
  expect(kept).toBeGreaterThan(20);
}, 120_000);

test("a hostile text is no group's id", async () => {
  for (const { text } of inTurn(2)) {
    expect(await findGroup(text, null, { now: noon })).toBeNull();
  }
});

function expectClean(name: string, stored: string | null | undefined): void {
  const faults = {
    nothingSeen: !/[\p{L}\p{N}\p{P}\p{S}]/u.test(stored ?? ""),
    control: /(?!\n)\p{Cc}/u.test(stored ?? ""),
    direction: /[\u202a-\u202e\u2066-\u2069]/u.test(stored ?? ""),
    hidden: /[\u{e0000}-\u{e007f}\u00ad\u200b\u2060\ufeff]/u.test(stored ?? ""),
    halves: stored?.isWellFormed() !== true,
    piledUp: /\p{M}{6}/u.test(stored ?? ""),
    untrimmed: stored !== stored?.trim(),
  };
  const found = Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []));
  expect([name, found]).toEqual([name, []]);
}
