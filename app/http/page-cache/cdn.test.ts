import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { headersForCdn, purger } from "#app/http/page-cache/cdn.server.ts";

let asked: { headers: IncomingHttpHeaders; body: unknown }[] = [];
let status = 200;
const cdn = createServer(async (request, response) => {
  asked.push({ headers: request.headers, body: JSON.parse(await text(request)) });
  response.writeHead(status).end();
});

beforeEach(async () => {
  [asked, status] = [[], 200];
  await new Promise<void>((resolve) => cdn.listen(0, "127.0.0.1", resolve));
});
afterEach(() => new Promise<void>((resolve) => void cdn.close(() => resolve())));

const address = () => `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;

test("without a CDN nothing says that a page may be kept on the way", () => {
  expect(headersForCdn(0)).toEqual([]);
});

test("a purge names the pages and carries the key", async () => {
  purger({ url: address(), header: "Authorization: Bearer abc:def", pauseMs: 10 })();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]!.headers["authorization"]).toBe("Bearer abc:def");
  expect(asked[0]!.body).toEqual({ tags: ["pages"] });
});

test("many changes at once are two purges: the first, and one for all the rest", async () => {
  const tell = purger({ url: address(), header: undefined, pauseMs: 50 });
  for (let change = 0; change < 20; change += 1) tell();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await pause(150);
  expect(asked).toHaveLength(2);
});

test("a purge that is refused does not keep the next from being sent", async () => {
  status = 500;
  const tell = purger({ url: address(), header: undefined, pauseMs: 10 });
  tell();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.waitFor(() => {
    tell();
    expect(asked.length).toBeGreaterThan(1);
  });
});
