import { beforeAll, expect, test } from "vitest";

import { clearLinkGuesses } from "#app/payment-links/limit-link-guesses.server.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { hostileAddresses } from "#tests/hostile/addresses.ts";
import { aFewAtOnce } from "#tests/hostile/a-few-at-once.ts";
import { markupOf } from "#tests/hostile/escaped.ts";
import type { Ground } from "#tests/hostile/hostile-form.ts";
import { namedGround } from "#tests/hostile/named-ground.ts";
import { dataPath, serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { oneOfEachKind, partOfTheKinds, shareOfTexts, textsWithNull } from "#tests/hostile/share-of-texts.ts";
import { someVisitor, standOnGround } from "#tests/hostile/stand-on-ground.ts";
import type { Browser } from "#tests/setup/visit-site.ts";
import { wide } from "#tests/setup/wide.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";

withQuickPasswords();

let serve: Serve;
let customer: Browser;
let owner: Browser;
let ground: Ground;

beforeAll(async () => {
  await openShop();
  [serve, { browser: customer, owner, ground }] = await Promise.all([serveSite(), standOnGround()]);
});

const read = hostileAddresses.flatMap(({ reader, ...address }, place) =>
  (reader === "both" ? ["visitor" as const, "customer" as const] : [reader]).map((by) => ({
    ...address,
    by,
    // Offset, so customer and staff get different texts.
    turn: place + (reader === "both" && by === "customer" ? 1 : 0),
    said: `${typeof address.path === "string" ? address.path : address.path(namedGround)} ${address.query.join(" ")}`,
  })),
);

/**
 * Each address gets texts of every third kind in all its fields at once, and all addresses together get every text.
 * Into each field alone goes one of them, and one in so many is drawn as a page.
 */
test.each(read)(
  "$said withstands every kind of text, for a $by",
  async ({ path, query, by, turn }) => {
    const browser = by === "staff" ? owner : by === "customer" ? customer : someVisitor();
    const whole = typeof path === "string" ? path : path(ground);
    const usual = await (await serve(browser.request(whole.replaceAll("*", "x")))).text();
    const few = [...partOfTheKinds(3, turn), ...textsWithNull];
    // Staff pages are slow.
    const many = by === "staff" ? [...oneOfEachKind(turn), ...textsWithNull] : shareOfTexts(6, turn);
    const texts = wide ? many : few;
    const askings = texts.flatMap((one, index) => {
      const turns = wide ? 24 : texts.length;
      const alone = query.filter((_, nth) => (index + nth * 5) % turns === 0).map((field) => [field]);
      return [query, ...alone].map((fields) => ({ ...one, fields, isDrawn: index % 18 === 0 }));
    });
    await aFewAtOnce(askings, async ({ name, text, fields, isDrawn }) => {
      clearLinkGuesses();
      const address = withText(whole, fields, text);
      const answer = await serve(browser.request(isDrawn ? address : dataPath(address)));
      const about = `${name} in ${fields.join(", ") || "the path"}: ${address.slice(0, 300)}`;
      expect(answer.status, about).toBeLessThan(500);
      expect(new URL(answer.headers.get("location") ?? "/", site).origin, about).toBe(site);
      const page = await answer.text();
      if (isDrawn) expect(markupOf(text, page, usual), about).toEqual([]);
    });
  },
  120_000,
);

const site = "http://127.0.0.1:3000";

function withText(path: string, fields: string[], text: string): string {
  const asked = new URL(
    path.replaceAll("*", () => encodeURIComponent(text.toWellFormed())),
    site,
  );
  for (const field of fields) asked.searchParams.set(field, text);
  return asked.pathname + asked.search;
}
