import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { answerWith, sizeOf, storedPage } from "#app/http/page-cache/stored-page.server.ts";

const nonce = "b3VycyBhbG9uZQ==";
const drawn = `<!doctype html><title>Prices in ₹</title><script nonce="${nonce}">go()</script>${"<p>word</p>".repeat(400)}`;
const html = drawn.replace(` nonce="${nonce}"`, "");

// Tests count as development, whose policy is laxer.
beforeEach(() => void vi.stubEnv("DEV", false));
afterEach(() => void vi.unstubAllEnvs());

const ask = (headers: Record<string, string> = {}, method = "GET") =>
  new Request("http://127.0.0.1:3000/", { headers, method });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test("the page is the same in every encoding, and each has a tag of its own", async () => {
  const page = await storedPage(drawn, nonce);
  const [br, gzip, identity] = ["br", "gzip", ""].map((accepted) =>
    answerWith(page, ask({ "accept-encoding": accepted })),
  );
  expect(brotliDecompressSync(await bytesOf(br!)).toString()).toBe(html);
  expect(gunzipSync(await bytesOf(gzip!)).toString()).toBe(html);
  expect(await identity!.text()).toBe(html);
  const answers = [br!, gzip!, identity!];
  expect(answers.map(({ headers }) => headers.get("content-encoding"))).toEqual(["br", "gzip", null]);
  expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(3);
  for (const { headers } of answers) {
    expect(headers.get("vary")).toBe("Cookie, Accept-Encoding");
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  }
  expect(sizeOf(page)).toBeGreaterThan(html.length);
});

test("the policy allows the page's scripts by their hashes, without a nonce", async () => {
  const policy = answerWith(await storedPage(drawn, nonce), ask()).headers.get("content-security-policy");
  expect(policy).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}=' https:\/\/checkout\.razorpay\.com; /);
  expect(policy).not.toMatch(/nonce|unsafe/);
});

test.each([
  ["the same tag", (tag: string) => tag, 304],
  ["a tag that a proxy weakened", (tag: string) => `W/${tag}`, 304],
  ["one of several tags", (tag: string) => `"other", ${tag}`, 304],
  ["any tag", () => "*", 304],
  ["another page's tag", () => '"other"', 200],
  ["the tag of another encoding", (tag: string) => tag.replace("-br", "-gzip"), 200],
])("to %s the answer is %i", async (_what, tagged, status) => {
  const page = await storedPage(drawn, nonce);
  const tag = answerWith(page, ask({ "accept-encoding": "br" })).headers.get("etag")!;
  const answer = answerWith(page, ask({ "accept-encoding": "br", "if-none-match": tagged(tag) }));
  expect(answer.status).toBe(status);
  // Browsers take over the headers of a 304, so it needs the policy.
  expect(answer.headers.get("content-security-policy")).toBe(page.policy);
  expect(answer.headers.get("etag")).toBe(tag);
  if (status === 304) expect(await answer.text()).toBe("");
});

test("a script that is not ours is not allowed, and no page that is kept holds the nonce", async () => {
  const page = await storedPage(`${drawn}<script>steal()</script>`, nonce);
  expect(page.policy.match(/'sha256-/g)).toHaveLength(1);
  const answer = answerWith(page, ask());
  expect(await answer.text()).toBe(`${html}<script>steal()</script>`);
});

test("a changed page has another tag", async () => {
  const tags = await Promise.all(
    [drawn, `${drawn}.`].map(async (text) =>
      answerWith(await storedPage(text, nonce), ask()).headers.get("etag"),
    ),
  );
  expect(tags[0]).not.toBe(tags[1]);
});

test("whoever asks for the headers alone gets them, with the page's length", async () => {
  const page = await storedPage(drawn, nonce);
  const answer = answerWith(page, ask({}, "HEAD"));
  expect(answer.headers.get("content-length")).toBe(String(Buffer.byteLength(html)));
  expect(await answer.text()).toBe("");
});
