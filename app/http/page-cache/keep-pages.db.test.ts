import { gunzipSync } from "node:zlib";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { listServices } from "#app/catalog/find-service.server.ts";
import { pool } from "#app/platform/db.server.ts";
import { heldMsMax } from "#app/platform/held.server.ts";
import type { SharedPage } from "#app/platform/request-context.ts";
import { keepPages, type KeptPages } from "#app/http/page-cache/keep-pages.server.ts";
import type { Listening } from "#app/http/page-cache/listen-for-changes.server.ts";
import { openShop } from "#tests/checkout/shop.ts";

const path = "/service/premium/cover-letter/";
const ask = (cookie = "") => ({ method: "GET", url: path, headers: { cookie } });
const written = (words: string) =>
  new Response(words, { headers: { "content-type": "text/html; charset=utf-8" } });

async function drawHeading(_request: Request, _page: SharedPage): Promise<Response> {
  const all = await listServices();
  return written(all.find(({ slug }) => slug === "cover-letter")?.heading ?? "");
}

const render = vi.fn(drawHeading);

let pages: KeptPages;
let listening: Listening;

beforeEach(async () => {
  await openShop();
  render.mockReset().mockImplementation(drawHeading);
  pages = keepPages(render);
  listening = pages.start({ databaseUrl: process.env["DATABASE_URL"]!, megabytes: 1 });
  await untilKept();
});

afterEach(() => listening.stop());

async function untilKept(): Promise<void> {
  await vi.waitUntil(async () => (await pages.find(ask("landfall_currency=JPY"))) !== null, {
    timeout: 5_000,
  });
  render.mockClear();
}

const words = async () => {
  const page = await pages.find(ask());
  return page ? gunzipSync(page.gzip.bytes).toString() : undefined;
};
const rename = (heading: string) =>
  pool.query("update services set heading = $1 where slug = 'cover-letter'", [heading]);

test("a page is rendered once, however many ask, and also when they ask at once", async () => {
  await Promise.all(Array.from({ length: 20 }, words));
  await words();
  expect(render).toHaveBeenCalledTimes(1);
});

test("each currency has a page of its own", async () => {
  for (const cookie of ["", "landfall_currency=INR", "landfall_currency=USD", "landfall_currency=INR"]) {
    await pages.find(ask(cookie));
  }
  expect(render).toHaveBeenCalledTimes(3);
});

test("the rendering is given nothing of the visitor but the currency", async () => {
  const headers = {
    cookie: "landfall_form=secret; landfall_currency=INR; other=secret",
    "user-agent": "secret",
  };
  await pages.find({ ...ask(), headers });
  const [request] = render.mock.calls[0]!;
  expect([...request.headers]).toEqual([["cookie", "landfall_currency=INR"]]);
});

test("who is signed in is neither answered from memory nor remembered", async () => {
  expect(await pages.find(ask("landfall.session_token=abc"))).toBeNull();
  expect(render).not.toHaveBeenCalled();
});

test.each([
  ["services", "update services set intro = intro where slug = 'cover-letter'"],
  [
    "price_book_entries",
    "insert into price_book_entries (service) select service from price_book_entries where false",
  ],
  ["exchange_rates", "delete from exchange_rates where false"],
  ["testimonials", "delete from testimonials where false"],
  ["advisers", "delete from advisers where false"],
  ["claim_settings", "delete from claim_settings where false"],
  ["site_settings", "delete from site_settings where false"],
  ["price_withdrawals", "insert into price_withdrawals select id, now() from price_book_entries where false"],
  [
    "points_grids",
    `insert into points_grids (system, version, revision, document, is_published, saved_at)
     select system, version, 999, document, true, saved_at from points_grids where false`,
  ],
  ["points_rounds", "delete from points_rounds where false"],
])("a change of %s empties the memory", async (_table, change) => {
  await words();
  await pool.query(change);
  await vi.waitUntil(async () => {
    await words();
    return render.mock.calls.length > 1;
  });
});

test("a changed word shows at once, though rows are held too", async () => {
  await words();
  await rename("Letters");
  await vi.waitFor(async () => expect(await words()).toBe("Letters"), { timeout: 500, interval: 10 });
});

test("rows are held beyond their second while nothing changes, and read again when something does", async () => {
  const before = await listServices();
  await new Promise((resolve) => setTimeout(resolve, 2 * heldMsMax));
  expect(await listServices()).toBe(before);
  await rename("Letters");
  const heading = async () => (await listServices()).find(({ slug }) => slug === "cover-letter")?.heading;
  await vi.waitFor(async () => expect(await heading()).toBe("Letters"), { timeout: 500, interval: 10 });
});

test("a page whose rendering began before a change is answered with, but not kept", async () => {
  const changed = Promise.withResolvers<void>();
  render.mockImplementationOnce(async () => {
    await changed.promise;
    return written("old words");
  });
  const early = words();
  await vi.waitUntil(() => render.mock.calls.length === 1);
  await rename("New words");
  await vi.waitUntil(() => {
    void words();
    return render.mock.calls.length > 1;
  });
  expect(await words()).toBe("New words");
  changed.resolve();
  expect(await early).toBe("old words");
  expect(await words()).toBe("New words");
});

test("a change that is rolled back is none", async () => {
  await words();
  const client = await pool.connect();
  await client.query("begin");
  await client.query("update services set heading = 'Never' where slug = 'cover-letter'");
  await client.query("rollback");
  client.release();
  await pool.query("select pg_notify('another_channel', '')");
  await words();
  expect(render).toHaveBeenCalledTimes(1);
});

test("while changes cannot be heard of nothing is kept, and afterwards it is again", async () => {
  await words();
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
  );
  await vi.waitUntil(async () => (await pages.find(ask())) === null, { interval: 5 });
  await untilKept();
  await words();
  expect(render).toHaveBeenCalledTimes(1);
});

test.each([
  [
    "the next price",
    "2030-01-01T00:00:00Z",
    `insert into price_book_entries (service, choice, inr, usd, source, starts_at)
     select service, choice, inr, usd, source, '2030-01-01T00:00:00.300Z' from price_book_entries limit 1`,
  ],
  [
    "the midnight after a licence’s last day",
    "2030-05-31T23:59:59.700Z",
    `insert into advisers (name, country, body, licence_number, expires_on, updated_at)
     values ('A. Example', 'CA', 'College', 'R1', '2030-05-31', now())`,
  ],
  [
    "the first day of a version",
    "2029-12-31T23:59:59.700Z",
    `insert into points_grids (system, version, revision, document, is_published, saved_at)
     select system, 'compass-2030', 1,
       jsonb_set(jsonb_set(document, '{id}', '"compass-2030"'), '{inForce,from}', '"2030-01-01"'), true, saved_at
     from points_grids where version = 'compass-2026' limit 1`,
  ],
])("a page is not kept beyond %s", async (_what, now, change) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  try {
    await pool.query(change);
    await vi.waitUntil(async () => {
      const before = render.mock.calls.length;
      await words();
      await words();
      return render.mock.calls.length === before;
    });
    const before = render.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await words();
    expect(render.mock.calls.length).toBe(before + 1);
  } finally {
    vi.useRealTimers();
  }
});

const fine = { "content-type": "text/html; charset=utf-8" };
test.each([
  ["an error", () => new Response("", { status: 500, headers: fine })],
  ["a page that is not there", () => new Response("", { status: 404, headers: fine })],
  ["a redirect", () => new Response(null, { status: 302, headers: { ...fine, location: "/error" } })],
  ["what sets a cookie", () => new Response("", { headers: { ...fine, "set-cookie": "landfall_form=x" } })],
  [
    "what says how it may be kept",
    () => new Response("", { headers: { ...fine, "cache-control": "no-store" } }),
  ],
  ["what is no page", () => new Response("{}", { headers: { "content-type": "application/json" } })],
])("%s is left to each visitor's own request", async (_what, answer) => {
  render.mockImplementation(async () => answer());
  expect(await pages.find(ask())).toBeNull();
  // No immediate retry: a slow database would be asked twice per visitor.
  expect(await pages.find(ask())).toBeNull();
  expect(render).toHaveBeenCalledTimes(1);
});

test("a page that lacks something is left to each visitor's own request", async () => {
  render.mockImplementation(async (_request, page) => {
    page.incomplete = true;
    return written("Failed to load testimonials");
  });
  expect(await pages.find(ask())).toBeNull();
});

test("a rendering that fails harms nobody", async () => {
  render.mockRejectedValueOnce(new Error("the database is away"));
  expect(await pages.find(ask())).toBeNull();
  expect(await words()).toBeTruthy();
});

test("the CDN is told to forget its pages when a page changes, and when changes may have gone unheard", async () => {
  await listening.stop();
  const purgeCdn = vi.fn();
  listening = pages.start({ databaseUrl: process.env["DATABASE_URL"]!, megabytes: 1, purgeCdn });
  await vi.waitFor(() => expect(purgeCdn).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  await rename("Letters, renamed");
  await vi.waitFor(() => expect(purgeCdn).toHaveBeenCalledTimes(2), { timeout: 5_000 });
});
