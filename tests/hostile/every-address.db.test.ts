import { beforeAll, expect, test } from "vitest";

import { openShop } from "#tests/checkout/shop.ts";
import { hostileAddresses } from "#tests/hostile/addresses.ts";
import { aFewAtOnce } from "#tests/hostile/a-few-at-once.ts";
import { hostileTexts, type HostileText } from "#tests/hostile/corpus.ts";
import { markupOf } from "#tests/hostile/escaped.ts";
import type { Ground } from "#tests/hostile/hostile-form.ts";
import { namedGround } from "#tests/hostile/named-ground.ts";
import { dataPath, serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { oneOfEachKind, shareOfTexts, textsInTurn, textsWithNull } from "#tests/hostile/share-of-texts.ts";
import { someVisitor, standOnGround } from "#tests/hostile/stand-on-ground.ts";
import type { Browser } from "#tests/setup/visit-site.ts";
import { wide } from "#tests/setup/wide.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withQuickPasswords();

let serve: Serve;
let customer: Browser;
let owner: Browser;
let ground: Ground;

beforeAll(async () => {
  await openShop();
  [serve, { browser: customer, owner, ground }] = await Promise.all([serveSite(), standOnGround()]);
});

type Asking = HostileText & { fields: string[]; isDrawn: boolean };

const next = textsInTurn();
const read = hostileAddresses.flatMap(({ reader, ...address }, place) =>
  (reader === "both" ? ["visitor" as const, "customer" as const] : [reader]).map((by) => ({
    ...address,
    by,
    askings: wide
      ? everyAsking(address.query, by, place + (reader === "both" && by === "customer" ? 1 : 0))
      : someAskings(address.query, place),
    said: `${typeof address.path === "string" ? address.path : address.path(namedGround)} ${address.query.join(" ")}`,
  })),
);

/** A few texts in all fields at once, of which one is drawn as a page, and others in fields alone: of many, in every third. */
function someAskings(query: string[], place: number): Asking[] {
  const together = [...next(3), textsWithNull[place % textsWithNull.length]!];
  return [
    ...together.map((one, index) => ({ ...one, fields: query, isDrawn: index === 0 })),
    ...(query.length > 8 ? query.filter((_, nth) => (place + nth) % 3 === 0) : query).flatMap((field) =>
      next(1).map((one) => ({ ...one, fields: [field], isDrawn: false })),
    ),
  ];
}

function everyAsking(query: string[], by: string, turn: number): Asking[] {
  // Staff pages are slow.
  const texts = by === "staff" ? [...oneOfEachKind(turn), ...textsWithNull] : shareOfTexts(6, turn);
  return texts.flatMap((one, index) => {
    const alone = query.filter((_, nth) => (index + nth * 5) % 24 === 0).map((field) => [field]);
    return [query, ...alone].map((fields) => ({ ...one, fields, isDrawn: index % 18 === 0 }));
  });
}

test("the addresses together get every text", () => {
  const asked = new Set(read.flatMap(({ askings }) => askings.map(({ text }) => text)));
  expect(hostileTexts.filter(({ text }) => !asked.has(text))).toEqual([]);
});

test.each(read)(
  "$said withstands texts in its path and query, for a $by",
  async ({ path, by, askings }) => {
    const browser = by === "staff" ? owner : by === "customer" ? customer : someVisitor();
    const whole = typeof path === "string" ? path : path(ground);
    const usual = async () => (await serve(browser.request(whole.replaceAll("*", "x")))).text();
    await aFewAtOnce(askings, async ({ name, text, fields, isDrawn }) => {
      await clearLimits();
      const address = withText(whole, fields, text);
      const answer = await serve(browser.request(isDrawn ? address : dataPath(address)));
      const about = `${name} in ${fields.join(", ") || "the path"}: ${address.slice(0, 300)}`;
      expect(answer.status, about).toBeLessThan(500);
      expect(new URL(answer.headers.get("location") ?? "/", site).origin, about).toBe(site);
      const page = await answer.text();
      if (isDrawn && markupOf(text, page).length > 0)
        expect(markupOf(text, page, await usual()), about).toEqual([]);
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
