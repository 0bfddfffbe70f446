import { type IncomingHttpHeaders, type IncomingMessage, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { sendPage, sizeOf, type StoredPage, storedPage } from "#app/http/page-cache/stored-page.server.ts";

const nonce = "b3VycyBhbG9uZQ==";
const drawn = `<!doctype html><title>Prices in ₹</title><script nonce="${nonce}">go()</script>${"<p>word</p>".repeat(400)}`;
const html = drawn.replace(` nonce="${nonce}"`, "");

let page: StoredPage;
const server = createServer((asked, response) => void sendPage(page, asked, response));

// Tests count as development, whose policy is laxer.
beforeEach(async () => {
  vi.stubEnv("DEV", false);
  page = await stored(drawn);
});
afterEach(() => void vi.unstubAllEnvs());
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

const stored = (text: string) => storedPage(text, { path: "/", nonce });

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer };

/** Not `fetch`, which decompresses. */
async function ask(headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, method, headers, agent: false }, resolve).on("error", reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}

test("the page is the same in every encoding, and each has a tag of its own", async () => {
  const [br, gzip, identity] = [
    await ask({ "accept-encoding": "br" }),
    await ask({ "accept-encoding": "gzip" }),
    await ask(),
  ];
  expect(brotliDecompressSync(br.bytes).toString()).toBe(html);
  expect(gunzipSync(gzip.bytes).toString()).toBe(html);
  expect(identity.bytes.toString()).toBe(html);
  const answers = [br, gzip, identity];
  expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  for (const { headers, bytes } of answers) {
    expect(headers).toMatchObject({
      vary: "Cookie, Accept-Encoding",
      "cache-control": "private, no-cache",
      "content-type": "text/html; charset=utf-8",
      "content-length": String(bytes.length),
    });
  }
  const packed = br.bytes.length + gzip.bytes.length;
  expect(sizeOf(page)).toBeGreaterThan(packed);
  expect(sizeOf(page)).toBeLessThan(packed + html.length);
});

test("the policy allows the page's scripts by their hashes, without a nonce", async () => {
  const { headers } = await ask();
  const policy = headers["content-security-policy"];
  expect(policy).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}=' https:\/\/checkout\.razorpay\.com; /);
  expect(policy).not.toMatch(/nonce|unsafe/);
  expect(headers).toMatchObject({
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
});

test.each([
  ["the same tag", (tag: string) => tag, 304],
  ["a tag that a proxy weakened", (tag: string) => `W/${tag}`, 304],
  ["one of several tags", (tag: string) => `"other", ${tag}`, 304],
  ["any tag", () => "*", 304],
  ["another page's tag", () => '"other"', 200],
  ["the tag of another encoding", (tag: string) => tag.replace("-br", "-gzip"), 200],
])("to %s the answer is %i", async (_what, tagged, status) => {
  const whole = await ask({ "accept-encoding": "br" });
  const tag = whole.headers.etag!;
  const answer = await ask({ "accept-encoding": "br", "if-none-match": tagged(tag) });
  expect(answer.status).toBe(status);
  // Browsers take over the headers of a 304, so it needs the policy.
  for (const name of ["content-security-policy", "etag", "vary", "cache-control"]) {
    expect(answer.headers[name]).toBe(whole.headers[name]);
  }
  if (status === 304) expect(answer.bytes.length).toBe(0);
});

test("a script that is not ours is not allowed, and no page that is kept holds the nonce", async () => {
  page = await stored(`${drawn}<script>steal()</script>`);
  const answer = await ask();
  expect(String(answer.headers["content-security-policy"]).match(/'sha256-/g)).toHaveLength(1);
  expect(answer.bytes.toString()).toBe(`${html}<script>steal()</script>`);
});

test("a changed page has another tag", async () => {
  const before = await ask();
  page = await stored(`${drawn}.`);
  expect((await ask()).headers.etag).not.toBe(before.headers.etag);
});

test("whoever asks for the headers alone gets them, with the page's length", async () => {
  const answer = await ask({}, "HEAD");
  expect(answer.headers["content-length"]).toBe(String(Buffer.byteLength(html)));
  expect(answer.bytes.length).toBe(0);
});

test("only where a CDN is set may it keep the page, and a browser still asks each time", async () => {
  const ofCdn = ["cdn-cache-control", "surrogate-control", "surrogate-key", "cache-tag"];
  expect(Object.keys((await ask()).headers).filter((name) => ofCdn.includes(name))).toEqual([]);
  page = await storedPage(drawn, { path: "/", nonce, cdnSeconds: 60 });
  const whole = await ask();
  const unchanged = await ask({ "if-none-match": whole.headers.etag! });
  expect(unchanged.status).toBe(304);
  for (const { headers } of [whole, unchanged]) {
    expect(headers).toMatchObject({
      "cdn-cache-control": "public, max-age=60",
      "surrogate-control": "max-age=60",
      "surrogate-key": "pages",
      "cache-tag": "pages",
      "cache-control": "private, no-cache",
      vary: "Cookie, Accept-Encoding",
    });
  }
});
