import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { figureNames } from "#app/figures/figure.ts";
import { figureParts } from "#app/figures/desk/figures-view.ts";
import { staff } from "#app/desk/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { fund, makeBuyer, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { sitAtDesk } from "#tests/hostile/stand-on-ground.ts";
import { asId } from "#tests/setup/as-id.ts";
import { type Browser, signUpVisitor } from "#tests/setup/visit-site.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";

withQuickPasswords();

let serve: Serve;
let owner: Browser;

beforeAll(async () => {
  await openShop();
  const user = await makeBuyer();
  await fund(user.id, 300_000n);
  valueOf(await buyWithWallet({ ...purchaseOf(user), now: new Date() }));
  [serve, owner] = await Promise.all([serveSite(), sitAtDesk()]);
});

const read = async (path: string, browser = owner) => {
  const answer = await serve(browser.request(path));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

const textOf = (html: string) => html.replace(/<[^>]*>/g, "|").replace(/\|[|\s]*/g, "|");

test("the page of sales says what it shows and how dollars were made, and has a table behind each drawing", async () => {
  const { status, text } = await read("/staff/figures");
  expect(status).toBe(200);
  for (const title of ["By day", "By service", "By currency", "By platform"]) {
    expect(text).toContain(`<section class="`);
    expect(textOf(text), title).toContain(`|${title}|`);
  }
  expect(text).toContain("converted at each order&#x27;s own rate");
  expect(text).toMatch(/<figure[^>]*>.*<figcaption/s);
  expect(textOf(text)).toContain("|wallet only|1|$20.80|$0.00|$0.00|$20.80|");
  expect(textOf(text)).toContain("|INR|1|₹1,999.00|");
  expect(text).not.toMatch(/ style="/);
});

test.each(figureParts.map(({ part }) => part).filter((part) => part !== "sales"))(
  "the page of %s is there, however quiet it was",
  async (part) => {
    const { status, text } = await read(`/staff/figures/${part}?from=2020-01-01&to=2020-01-31`);
    expect(status).toBe(200);
    expect(text).toContain("Download CSV");
  },
);

test.each(figureNames)("%s is a file to keep, of the period of its page", async (name) => {
  const { status, headers, text } = await read(`/staff/figures/${name}.csv?days=7`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("text/csv");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("content-disposition")).toMatch(new RegExp(`^attachment; filename="${name}-[\\d-]+`));
  expect(text.split("\r\n")[0]).toContain(",");
});

test("days that cannot be are asked for again, and what was typed stays", async () => {
  const { status, text } = await read("/staff/figures?from=2026-01-05&to=2026-01-01");
  expect(status).toBe(422);
  expect(text).toContain("Choose a last day that is not before the first.");
  expect(text).toContain(`value="2026-01-05"`);
  expect((await read("/staff/figures/funnel.csv?from=x")).status).toBe(422);
  expect((await read("/staff/figures/nothing")).status).toBe(404);
});

test("figures are for managers and owners alone", async () => {
  const counsellor = await sitAtDesk();
  const user = await counsellor.user();
  await db
    .update(staff)
    .set({ role: "counsellor" })
    .where(eq(staff.userId, user?.id ?? asId(UserId, "")));
  const { browser: customer } = await signUpVisitor();
  for (const path of ["/staff/figures", "/staff/figures/wallets", "/staff/figures/sales-by-day.csv"]) {
    expect((await read(path, counsellor)).status, path).toBe(403);
    expect((await read(path, customer)).status, path).toBe(404);
  }
});
