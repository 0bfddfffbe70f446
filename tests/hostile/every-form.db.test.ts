import { beforeAll, beforeEach, expect, test } from "vitest";

import { clearAskedChanges } from "#app/accounts/profile/change-email.server.ts";
import { clearPasswordGuesses } from "#app/accounts/password/check-password.server.ts";
import { clearAttempts } from "#app/bookings/limit-bookings.server.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { aFewAtOnce } from "#tests/hostile/a-few-at-once.ts";
import { hostileTexts, type HostileText } from "#tests/hostile/corpus.ts";
import { markupOf } from "#tests/hostile/escaped.ts";
import { hostileForms } from "#tests/hostile/forms.ts";
import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";
import { dataPath, serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import {
  oneOfEachKind,
  partOfTheKinds,
  shareOfTexts,
  someOfTheKinds,
  textsWithNull,
} from "#tests/hostile/share-of-texts.ts";
import { formOf, someVisitor, standOnGround } from "#tests/hostile/stand-on-ground.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import type { Browser } from "#tests/setup/visit-site.ts";
import { wide } from "#tests/setup/wide.ts";

let serve: Serve;
let customer: Browser;
let owner: Browser;
let ground: Ground;

withQuickPasswords();
beforeAll(async () => {
  await openShop();
  [serve, { browser: customer, owner, ground }] = await Promise.all([serveSite(), standOnGround()]);
});

beforeEach(() => {
  clearPasswordGuesses();
  clearAskedChanges();
  clearAttempts();
});

test.each(hostileForms.map((form, place) => ({ ...form, place })))(
  "the form “$name” withstands every kind of text, in every field",
  async ({ place, ...form }) => {
    const sender = form.staff ? owner : form.visitors ? someVisitor() : customer;
    const good = form.fields(ground);
    const withText = (text: string, fields: string[]) => ({
      ...good,
      ...Object.fromEntries(fields.map((field) => [field, text])),
    });
    const usual = await (await serve(formOf(sender, form.path(ground), good))).text();
    const names = Object.keys(good).filter((field) => field !== "intent");
    const sendings = [
      ...textsForAll(form, place).map((one) => ({ ...one, fields: names })),
      ...names.flatMap((field, nth) =>
        textsForOne(form, field, place + nth).map((one) => ({ ...one, fields: [field] })),
      ),
    ];
    await aFewAtOnce([...sendings.entries()], async ([index, { name, text, fields }]) => {
      const drawn = form.leadsOn || index % 16 === 0;
      const path = drawn ? form.path(ground) : dataPath(form.path(ground));
      const about = `the form “${form.name}” of ${path} with ${name} in ${fields.join(", ")}`;
      const answer = await serve(formOf(sender, path, withText(text, fields)));
      expect(answer.status, about).toBeLessThan(500);
      expect(new URL(answer.headers.get("location") ?? "/", site).origin, about).toBe(site);
      const page = await answer.text();
      if (drawn) expect(markupOf(text, page, usual), about).toEqual([]);
    });
  },
  120_000,
);

/** For all fields at once: one text of every other kind, and of the others for the next form. */
function textsForAll({ written, slow, staff }: HostileForm, turn: number): readonly HostileText[] {
  if (!wide) return [...partOfTheKinds(2, turn), ...textsWithNull];
  if (slow) return [...oneOfEachKind(turn), ...(staff ? textsWithNull : [])];
  return written.length > 0 ? hostileTexts : shareOfTexts(6, turn);
}

/** With the other fields good: otherwise their refusal might hide this one. */
function textsForOne({ written, slow, staff }: HostileForm, field: string, turn: number): HostileText[] {
  if (!wide) {
    const some = someOfTheKinds(turn);
    return [some[turn % some.length]!];
  }
  if (slow) return [...someOfTheKinds(turn), ...(staff ? [textsWithNull[turn % textsWithNull.length]!] : [])];
  return written.includes(field) ? shareOfTexts(6, turn) : someOfTheKinds(turn);
}

const site = "http://127.0.0.1:3000";
