import { createServer, request as ask } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";

import { calls } from "#app/http/calls/call-registry.server.ts";
import { takeCalls } from "#app/http/calls/take-calls.server.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { signUpVisitor } from "#tests/setup/visit-site.ts";

const server = createServer(takeCalls((_request, response) => response.end("router")));
const price = "/service/get_amount/";
const good = JSON.stringify({ links: "cover-letter", currency: "INR" });
let port: number;

beforeAll(async () => {
  await openShop();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Sent = { method?: string; body?: string; headers?: Record<string, string>; from?: string };
type Answer = { status: number | undefined; headers: Record<string, unknown>; bytes: Buffer };

function send(path: string, { method = "POST", body, headers = {}, from = "127.0.0.1" }: Sent = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = { "content-type": "application/json", ...headers };
    const asked = { host: "127.0.0.1", port, path, method, headers: sent, localAddress: from };
    ask(asked, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) }),
      );
    })
      .on("error", reject)
      .end(body);
  });
}

const told = ({ bytes }: Answer) => JSON.parse(bytes.toString()) as Record<string, unknown>;

test("a price is answered with the headers of every answer, and kept by nobody else", async () => {
  const answer = await send(price, { body: good });
  expect(told(answer)).toMatchObject({ success: true, currency: "INR" });
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      "content-type": "application/json",
      "content-length": String(answer.bytes.length),
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'") as string,
    },
  });
  const { browser } = await signUpVisitor();
  const cookie = browser.request().headers.get("cookie") ?? "";
  const own = await send(price, { body: good, headers: { cookie } });
  expect([own.status, own.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  const cart = { from: "127.0.3.1", body: "{}" };
  const asCaller = async (headers: Record<string, string>) =>
    (await send("/service/get_cart_data/", { ...cart, headers })).status;
  expect([await asCaller({}), await asCaller({ cookie })]).toEqual([401, 400]);
});

test("every call is taken, with the slash at the end and without; all else is left to the router", async () => {
  for (const { path } of calls) {
    const full = path.replace("{slug}", "no-such-service");
    for (const one of [full, full.slice(0, -1), `${full}?from=here`])
      expect(told(await send(one, { body: "[]", from: "127.0.3.2" }))).toHaveProperty("success", false);
    const others = [await send(full, { method: "GET" }), await send(`/more${full}`), await send(`${full}x/`)];
    expect(others.map(({ bytes }) => bytes.toString())).toEqual(["router", "router", "router"]);
  }
});

test("a call from another site is not carried out, and its connection stays open", async () => {
  const handle = vi.spyOn(
    calls.find(({ path }) => path === price)!,
    "handle",
  );
  onTestFinished(() => handle.mockRestore());
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    { origin: "null" },
  ];
  for (const headers of foreign) {
    const answer = await send(price, { body: good, headers: { ...headers, connection: "keep-alive" } });
    expect({ status: answer.status, ...told(answer) }).toMatchObject({ status: 403, code: "foreign_origin" });
    expect(answer.headers).toMatchObject({ connection: "keep-alive", "x-content-type-options": "nosniff" });
  }
  expect(handle).not.toHaveBeenCalled();
  const ours = await send(price, { body: good, headers: { origin: "http://127.0.0.1:3000" } });
  expect(ours.status).toBe(200);
});

test("a body over the limit is refused, and so is the connection, told its length or not", async () => {
  const body = "x".repeat(64 * 1024 + 1);
  const ways: Record<string, string>[] = [{}, { "transfer-encoding": "chunked" }];
  for (const headers of ways) {
    const answer = await send(price, { body, headers });
    expect({ status: answer.status, ...told(answer) }).toMatchObject({ status: 413, code: "too_large" });
    expect(answer.headers["connection"]).toBe("close");
  }
  expect((await send(price, { body: body.slice(1) })).status).toBe(400);
});

test("one that says it is far too large is not waited for", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST ${price} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000000\r\n\r\n{`);
  let heard = "";
  for await (const part of socket) heard += String(part);
  expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  expect(heard).toMatch(/\r\nconnection: close\r\n/i);
});

test("whoever asks too often waits, and others do not; what is refused before that does not count", async () => {
  const path = "/service/apply_discount/";
  const from = "127.0.3.3";
  const foreign = { origin: "https://evil.example" };
  for (let count = 0; count < 30; count += 1) await send(path, { body: "{}", from, headers: foreign });
  for (let count = 0; count < 20; count += 1)
    expect((await send(path, { body: "{}", from })).status).toBe(400);
  const refused = await send(path, { body: "{}", from });
  expect({ status: refused.status, ...told(refused) }).toMatchObject({ status: 429, code: "too_many" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await send(path, { body: "{}", from: "127.0.3.4" })).status).toBe(400);
});

test("a large answer is compressed as the caller takes it", async () => {
  const large = vi.spyOn(
    calls.find((one) => one.path === price)!,
    "handle",
  );
  large.mockResolvedValue({ ok: true, value: { text: "₹ ".repeat(10_000) } });
  onTestFinished(() => large.mockRestore());
  const plain = await send(price, { body: good });
  const ways = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, undo] of Object.entries(ways)) {
    const answer = await send(price, { body: good, headers: { "accept-encoding": encoding } });
    expect(answer.headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
    expect(answer.headers["content-length"]).toBe(String(answer.bytes.length));
    expect(undo(answer.bytes)).toEqual(plain.bytes);
  }
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.headers).toMatchObject({ vary: "Accept-Encoding" });
});

test("a call that fails is answered with a sentence", async () => {
  const handle = vi.spyOn(
    calls.find(({ path }) => path === price)!,
    "handle",
  );
  handle.mockRejectedValue(new Error("the database is away"));
  onTestFinished(() => handle.mockRestore());
  const answer = await send(price, { body: good });
  expect(answer).toMatchObject({ status: 500, headers: { "x-frame-options": "DENY" } });
  expect(answer.bytes.toString()).toMatch(/^Something went wrong on our side\./);
});
