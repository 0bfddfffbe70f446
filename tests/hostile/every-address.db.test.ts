import { beforeAll, expect, test } from "vitest";

import { forgetLinkGuesses } from "#app/checkout/limit-link-guesses.server.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { hostileAddresses } from "#tests/hostile/addresses.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import { markupOf } from "#tests/hostile/escaped.ts";
import type { Ground } from "#tests/hostile/hostile-form.ts";
import { namedGround } from "#tests/hostile/named-ground.ts";
import { serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { someVisitor, standOnGround } from "#tests/hostile/stand-on-ground.ts";
import type { Browser } from "#tests/setup/visit-site.ts";

let serve: Serve;
let customer: Browser;
let owner: Browser;
let ground: Ground;

beforeAll(async () => {
  await openShop();
  [serve, { browser: customer, owner, ground }] = await Promise.all([serveSite(), standOnGround()]);
});

/** Every text goes into all fields at once, and into each field a share of them alone; and a share is drawn as a page. */
const share = 15;
const deskShare = 12;

const read = hostileAddresses.flatMap(({ reader, ...address }, place) =>
  (reader === "both" ? ["visitor" as const, "customer" as const] : [reader]).map((by) => ({
    ...address,
    by,
    shared: reader === "both",
    place,
    said: `${typeof address.path === "string" ? address.path : address.path(namedGround)} ${address.query.join(" ")}`,
  })),
);

test.each(read)(
  "$said withstands every text, for a $by",
  async ({ path, query, by, shared, place }) => {
    const browser = by === "staff" ? owner : by === "customer" ? customer : someVisitor();
    const whole = typeof path === "string" ? path : path(ground);
    const usual = await (await serve(browser.request(whole.replaceAll("*", "x")))).text();
    for (const [index, { name, text }] of hostileTexts.entries()) {
      // Where both read it, they take turns: what differs between them is not the text.
      if (shared && (index % 2 === 0) !== (by === "customer")) continue;
      // The desk's pages read much: each gets a part of the texts, and all of them together get every text. What the
      // database takes in no text is for each of them.
      const isShared = by === "staff" && !text.includes("\0");
      if (isShared && index % deskShare !== place % deskShare) continue;
      forgetLinkGuesses();
      const alone = query.filter((_, nth) => (index + nth) % (4 * share) === 0);
      const addresses = [query, ...alone.map((field) => [field])].map((fields) =>
        withText(whole, fields, text),
      );
      const isDrawn = index % share === 0;
      for (const address of isDrawn ? addresses : addresses.map(dataPath)) {
        const answer = await serve(browser.request(address));
        const about = `${name}: ${address.slice(0, 300)}`;
        expect(answer.status, about).toBeLessThan(500);
        expect(new URL(answer.headers.get("location") ?? "/", site).origin, about).toBe(site);
        const page = await answer.text();
        if (isDrawn) expect(markupOf(text, page, usual), about).toEqual([]);
      }
    }
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

/** Where a page's script asks for what the page is drawn from. */
function dataPath(path: string): string {
  const url = new URL(path, site);
  return `${url.pathname}${url.pathname.endsWith("/") ? "_" : ""}.data${url.search}`;
}
