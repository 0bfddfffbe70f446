import { beforeAll, expect, test } from "vitest";

import { openShop } from "#tests/checkout/shop.ts";
import { hostileAddresses } from "#tests/hostile/addresses.ts";
import { hostileForms } from "#tests/hostile/forms.ts";
import type { Ground } from "#tests/hostile/hostile-form.ts";
import { namedGround } from "#tests/hostile/named-ground.ts";
import { dataPath, serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { formOf, someVisitor, standOnGround } from "#tests/hostile/stand-on-ground.ts";
import type { Browser } from "#tests/setup/visit-site.ts";
import { wide } from "#tests/setup/wide.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withQuickPasswords();

/** Inherited by every JavaScript object. */
const inherited = ["toString", "constructor", "__proto__", "hasOwnProperty", "valueOf"];

const inTurn = (place: number) => inherited.filter((_, nth) => wide || nth === place % inherited.length);

let serve: Serve;
let customer: Browser;
let owner: Browser;
let ground: Ground;

beforeAll(async () => {
  await openShop();
  [serve, { browser: customer, owner, ground }] = await Promise.all([serveSite(), standOnGround()]);
});

test.each(hostileForms.map((form, place) => ({ ...form, place })))(
  "the form “$name” is answered when fields are named, and filled in, as every object’s own things are",
  async ({ place, ...form }) => {
    await clearLimits();
    const sender = form.staff ? owner : form.visitors ? someVisitor() : customer;
    const good = form.fields(ground);
    const named = inherited.map((name) => [name, "text"]);
    // Empty otherwise, so the form is refused and rendered again.
    const empty = Object.keys(good).map((name) => [name, name === "intent" ? good[name] : ""]);
    const filledIn = Object.keys(good).map((name, nth) => [
      name,
      name === "intent" ? good[name] : inherited[(place + nth) % inherited.length],
    ]);
    const intents = inTurn(place).map((intent) => [
      ...empty,
      ["intent", intent],
      ["intent", `${intent}.${intent}`],
    ]);
    const sendings = wide
      ? [[...empty, ...named], filledIn, ...intents]
      : [[...filledIn, ...named], ...intents];
    for (const [nth, fields] of sendings.entries()) {
      const entries = Object.fromEntries(fields as [string, string][]);
      // Reading the page's data is cheaper than rendering it.
      const isDrawn = wide ? nth < 2 : nth === place % 4;
      const path = isDrawn ? form.path(ground) : dataPath(form.path(ground));
      const answer = await serve(formOf(sender, path, entries));
      expect(answer.status, JSON.stringify(fields)).toBeLessThan(500);
      await answer.arrayBuffer();
    }
  },
);

const saying = ["done", "answered", "booked", "show", "state", "part"];

test.each(
  hostileAddresses.map((address, place) => ({
    ...address,
    place,
    said: typeof address.path === "string" ? address.path : address.path(namedGround),
  })),
)("$said is answered when its query names what every object has", async ({ path, query, reader, place }) => {
  const browser = reader === "staff" ? owner : reader === "visitor" ? someVisitor() : customer;
  const whole = typeof path === "string" ? path : path(ground);
  for (const [nth, name] of inTurn(place).entries()) {
    await clearLimits();
    const url = new URL(whole.replaceAll("*", name), "http://127.0.0.1:3000");
    for (const field of [...query, ...saying]) url.searchParams.set(field, name);
    const address = url.pathname + url.search;
    const isDrawn = nth === 0 && (wide || place % 3 === 0);
    const answer = await serve(browser.request(isDrawn ? address : dataPath(address)));
    expect(answer.status, url.href).toBeLessThan(500);
    await answer.arrayBuffer();
  }
});
