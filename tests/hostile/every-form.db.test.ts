import { beforeAll, beforeEach, expect, test } from "vitest";

import { openShop } from "#tests/checkout/shop.ts";
import { aFewAtOnce } from "#tests/hostile/a-few-at-once.ts";
import { hostileTexts, type HostileText } from "#tests/hostile/corpus.ts";
import { markupOf } from "#tests/hostile/escaped.ts";
import { hostileForms } from "#tests/hostile/forms.ts";
import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";
import { dataPath, serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { namedGround } from "#tests/hostile/named-ground.ts";
import {
  oneOfEachKind,
  shareOfTexts,
  someOfTheKinds,
  textsInTurn,
  textsWithNull,
} from "#tests/hostile/share-of-texts.ts";
import { formOf, someVisitor, standOnGround } from "#tests/hostile/stand-on-ground.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import type { Browser } from "#tests/setup/visit-site.ts";
import { wide } from "#tests/setup/wide.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

let serve: Serve;
let customer: Browser;
let owner: Browser;
let ground: Ground;

withQuickPasswords();
beforeAll(async () => {
  await openShop();
  [serve, { browser: customer, owner, ground }] = await Promise.all([serveSite(), standOnGround()]);
});

beforeEach(async () => {
  await clearLimits();
});

type Sending = HostileText & { fields: string[] };

const next = textsInTurn();
const forms = hostileForms.map((form, place) => {
  const names = Object.keys(form.fields(namedGround)).filter((field) => field !== "intent");
  const sendings: Sending[] = [
    ...textsForAll(form, place).map((one) => ({ ...one, fields: names })),
    ...aloneOf(names, form.written, place).flatMap((field, nth) =>
      textsForOne(form, field, place + nth).map((one) => ({ ...one, fields: [field] })),
    ),
  ];
  return { ...form, sendings };
});

test("the forms together get every text", () => {
  const sent = new Set(forms.flatMap(({ sendings }) => sendings.map(({ text }) => text)));
  expect(hostileTexts.filter(({ text }) => !sent.has(text))).toEqual([]);
});

test.each(forms)(
  "the form “$name” withstands texts in every field",
  async ({ sendings, ...form }) => {
    const sender = form.staff ? owner : form.visitors ? someVisitor() : customer;
    const good = form.fields(ground);
    const withText = (text: string, fields: string[]) => ({
      ...good,
      ...Object.fromEntries(fields.map((field) => [field, text])),
    });
    const usual = async () => (await serve(formOf(sender, form.path(ground), good))).text();
    await aFewAtOnce([...sendings.entries()], async ([index, { name, text, fields }]) => {
      const drawn = form.leadsOn || index % 16 === 0;
      const path = drawn ? form.path(ground) : dataPath(form.path(ground));
      const about = `the form “${form.name}” of ${path} with ${name} in ${fields.join(", ")}`;
      const answer = await serve(formOf(sender, path, withText(text, fields)));
      expect(answer.status, about).toBeLessThan(500);
      expect(new URL(answer.headers.get("location") ?? "/", site).origin, about).toBe(site);
      const page = await answer.text();
      if (drawn && markupOf(text, page).length > 0)
        expect(markupOf(text, page, await usual()), about).toEqual([]);
    });
  },
  120_000,
);

/** Forms with many fields have them in common, so they share them out. */
function aloneOf(names: string[], written: string[], place: number): string[] {
  if (wide || names.length <= 8) return names;
  return names.filter((name, nth) => written.includes(name) || (place + nth) % 3 === 0);
}

/** For all fields at once. */
function textsForAll({ written, slow, staff }: HostileForm, turn: number): readonly HostileText[] {
  if (!wide) return [...next(2), textsWithNull[turn % textsWithNull.length]!];
  if (slow) return [...oneOfEachKind(turn), ...(staff ? textsWithNull : [])];
  return written.length > 0 ? hostileTexts : shareOfTexts(6, turn);
}

/** With the other fields good: otherwise their refusal might hide this one. */
function textsForOne({ written, slow, staff }: HostileForm, field: string, turn: number): HostileText[] {
  if (!wide) return next(1);
  if (slow) return [...someOfTheKinds(turn), ...(staff ? [textsWithNull[turn % textsWithNull.length]!] : [])];
  return written.includes(field) ? shareOfTexts(6, turn) : someOfTheKinds(turn);
}

const site = "http://127.0.0.1:3000";
