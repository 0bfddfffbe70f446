import { type APIRequestContext, type Page, request as requests } from "@playwright/test";

import { publicPages } from "#app/http/public-pages.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import { box, expect, main, open, signUp, test } from "#tests/e2e/journey.ts";
import { someOf } from "#tests/e2e/wide.ts";
import { wide } from "#tests/setup/wide.ts";

test.use({ timezoneId: "Asia/Kolkata" });
// Database changes affect all tests here, so they run one by one.
test.describe.configure({ mode: "default" });

const page = "/service/premium/toefl-consultation/";
const rupees = "landfall_currency=INR; landfall_time_zone=Asia%2FKolkata";

async function visitor(baseURL: string | undefined): Promise<APIRequestContext> {
  return requests.newContext({ baseURL: baseURL! });
}

test("a page asked for twice is the same answer, and whoever holds it is told so", async ({ baseURL }) => {
  const someone = await visitor(baseURL);
  const first = await someone.get("/accessibility");
  const second = await someone.get("/accessibility");
  const { etag = "" } = second.headers();
  expect(etag).toMatch(/^"[\w-]{22}-(br|gzip)"$/);
  expect(first.headers()["etag"]).toBe(etag);
  expect(second.headers()).toMatchObject({
    vary: "Cookie, Accept-Encoding",
    "cache-control": "private, no-cache",
  });
  expect(await second.text()).toBe(await first.text());

  const held = await someone.get("/accessibility", { headers: { "if-none-match": etag } });
  expect(held.status()).toBe(304);
  expect(held.headers()["content-security-policy"]).toBe(second.headers()["content-security-policy"]);
  expect((await held.body()).length).toBe(0);
  await someone.dispose();
});

test("each encoding has a tag of its own, and choices in the address have none", async ({ baseURL }) => {
  const someone = await visitor(baseURL);
  const tags = await Promise.all(
    ["br", "gzip", "identity"].map(async (encoding) => {
      const answer = await someone.get(page, { headers: { "accept-encoding": encoding } });
      return answer.headers()["etag"];
    }),
  );
  expect(new Set(tags).size).toBe(3);
  expect(tags).not.toContain(undefined);
  const chosen = await someone.get(`${page}?lightning=1`);
  expect(chosen.headers()["etag"]).toBeUndefined();
  await someone.dispose();
});

test("the pages of someone signed in are theirs alone, and everyone else's hold nothing of anyone", async ({
  page: tab,
  baseURL,
}) => {
  test.slow();
  const username = await signUp(tab);
  // Others have the usual name, and publish testimonials.
  await inDatabase("update users set first_name = 'Zenobia' where username = $1", [username]);
  const someone = await visitor(baseURL);
  for (const path of someOf(publicPages, 0)) {
    const own = await tab.request.get(path);
    expect(await own.text(), path).toContain("Zenobia");
    expect(own.headers()["cache-control"], path).toBe("private, no-store");
    expect(own.headers()["etag"], path).toBeUndefined();

    const shared = await someone.get(path, { headers: { cookie: `${rupees}; landfall_form=a-secret` } });
    const text = await shared.text();
    expect(shared.headers()["etag"], path).toBeDefined();
    expect(shared.headers()["set-cookie"], path).toBeUndefined();
    // No name, form token, open purchase or price timestamp.
    for (const secret of ["Zenobia", username, "a-secret"]) expect(text, path).not.toContain(secret);
    expect(text, path).not.toMatch(/name="csrfmiddlewaretoken"|[?&;]pay=|[?&;]quote=|nonce="/);
    expect(text, path).toContain("Log In");
  }
  await someone.dispose();
});

test("rendered again, every public page comes out the same to the last letter", async ({ baseURL }) => {
  test.slow();
  const someone = await visitor(baseURL);
  const paths = wide ? publicPages : publicPages.slice(0, 4);
  const tags = async () => {
    const answers = [];
    for (const path of paths) answers.push(await someone.get(path, { headers: { cookie: rupees } }));
    return answers.map((answer, at) => [paths[at], answer.headers()["etag"]]);
  };
  // Another test may publish a testimonial meanwhile.
  await expect(async () => {
    const before = await tags();
    await inDatabase("update services set intro = intro where slug = 'toefl-consultation'");
    expect(await tags()).toEqual(before);
  }).toPass({ timeout: 40_000 });
  await someone.dispose();
});

test(
  "scripts run on a page that is sent again, under the policy it is kept with",
  { tag: "@wide" },
  async ({ page: tab }) => {
    for (const path of ["/", page, "/service/premium/o-1-visa/"]) {
      const answer = await tab.goto(path);
      expect(answer?.headers()["content-security-policy"], path).toMatch(/script-src 'self' 'sha256-/);
      expect(answer?.headers()["content-security-policy"], path).not.toMatch(/nonce|unsafe/);
      // Every test fails if the console reports a blocked script.
      await open(tab, path);
      await tab.reload();
      await open(tab, path);
    }
    // From a cached page the browser switches currency by itself.
    await open(tab, page);
    await expect(box(tab).getByText(/₹\d/).first()).toBeVisible();
  },
);

/** Shown at once, not after a cache expires; a busy machine may be slow. */
async function expectSoon(tab: Page, path: string, words: RegExp): Promise<void> {
  const find = async () => (await tab.request.get(path, { headers: { cookie: rupees } })).text();
  await expect.poll(find, { timeout: 3_000, intervals: [50] }).toMatch(words);
}

test("a word changed in the database shows at once", { tag: "@wide" }, async ({ page: tab }) => {
  await expectSoon(tab, page, /<h1[^>]*>TOEFL consultation/);
  try {
    await inDatabase("update services set heading = 'Changed words' where slug = 'toefl-consultation'");
    await expectSoon(tab, page, /<h1[^>]*>Changed words/);
    await open(tab, page);
    await expect(main(tab).getByRole("heading", { level: 1 })).toHaveText("Changed words");
  } finally {
    await inDatabase("update services set heading = 'TOEFL consultation' where slug = 'toefl-consultation'");
  }
  await expectSoon(tab, page, /<h1[^>]*>TOEFL consultation/);
});

test("a price shows when it begins, and not before", { tag: "@wide" }, async ({ page: tab }) => {
  const append = (inr: number, startsIn: string) =>
    inDatabase(
      `insert into price_book_entries (service, choice, inr, usd, starts_at, source)
       values ('housing-search', 'unit', $1, 9900, now() + $2::interval, 'staff')`,
      [inr, startsIn],
    );
  const path = "/service/premium/housing-search/";
  await append(123_400, "0 s");
  await expectSoon(tab, path, /₹1,234\.00/);
  await append(432_100, "5 s");
  await expectSoon(tab, path, /₹1,234\.00/);
  await expect
    .poll(async () => (await tab.request.get(path, { headers: { cookie: rupees } })).text(), {
      timeout: 10_000,
      intervals: [100],
    })
    .toMatch(/₹4,321\.00/);
});
