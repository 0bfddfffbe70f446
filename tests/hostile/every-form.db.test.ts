import { beforeAll, beforeEach, expect, test } from "vitest";

import { forgetAskedChanges } from "#app/accounts/change-email.server.ts";
import { forgetPasswordGuesses } from "#app/accounts/check-password.server.ts";
import { forgetAttempts } from "#app/bookings/attempt-limit.server.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import { markupOf } from "#tests/hostile/escaped.ts";
import { hostileForms } from "#tests/hostile/forms.ts";
import type { Ground } from "#tests/hostile/hostile-form.ts";
import { serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { formOf, someVisitor, standOnGround } from "#tests/hostile/stand-on-ground.ts";
import type { Browser } from "#tests/setup/visit-site.ts";

let serve: Serve;
let customer: Browser;
let owner: Browser;
let ground: Ground;

beforeAll(async () => {
  await openShop();
  [serve, { browser: customer, owner, ground }] = await Promise.all([serveSite(), standOnGround()]);
});

beforeEach(() => {
  forgetPasswordGuesses();
  forgetAskedChanges();
  forgetAttempts();
});

/** Of those that are alike, one stands for the others. */
const few = hostileTexts.filter((_, index) => index % 56 === 0);
/** The same, with what the database takes in no text. */
const fewAtDesk = hostileTexts.filter((one) => few.includes(one) || one.text.includes("\0"));

test.each(hostileForms)(
  "the form “$name” withstands every text, in every field",
  async (form) => {
    const sender = form.staff ? owner : form.visitors ? someVisitor() : customer;
    const good = form.fields(ground);
    const withText = (text: string, fields: string[]) => ({
      ...good,
      ...Object.fromEntries(fields.map((field) => [field, text])),
    });
    const usual = await (await serve(formOf(sender, form.path(ground), good))).text();
    const names = Object.keys(good).filter((field) => field !== "intent");
    for (const fields of [names, ...names.map((field) => [field])]) {
      const isWritten = fields === names || form.written.includes(fields[0]!);
      const texts = isWritten && !form.slow ? hostileTexts : form.staff ? fewAtDesk : few;
      for (const [index, { name, text }] of texts.entries()) {
        const about = `${name} in ${fields.join(", ")}`;
        const drawn = form.leadsOn || (isWritten && index % 16 === 0);
        const path = drawn ? form.path(ground) : dataPath(form.path(ground));
        const answer = await serve(formOf(sender, path, withText(text, fields)));
        expect(answer.status, about).toBeLessThan(500);
        expect(new URL(answer.headers.get("location") ?? "/", site).origin, about).toBe(site);
        const page = await answer.text();
        if (drawn) expect(markupOf(text, page, usual), about).toEqual([]);
      }
    }
  },
  120_000,
);

const site = "http://127.0.0.1:3000";

/** Where the same form goes once the page's script is awake: it answers with what the page is drawn from. */
function dataPath(path: string): string {
  const url = new URL(path, site);
  return `${url.pathname}${url.pathname.endsWith("/") ? "_" : ""}.data${url.search}`;
}
