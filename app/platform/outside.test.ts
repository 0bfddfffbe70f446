import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { OutsideIsDown, outside, outsideFetch, outsideUses } from "#app/platform/outside.server.ts";

let server: Server;
let asked = 0;
let answer: () => number | null = () => 200;
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

beforeEach(async () => {
  asked = 0;
  server = createServer((_request, response) => {
    asked += 1;
    const status = answer();
    if (status !== null) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

test("what only reads is asked again, and no more than twice", async () => {
  answer = () => (asked < 3 ? 503 : 200);
  expect((await outsideFetch("reads")(url())).status).toBe(200);
  expect(asked).toBe(3);
  answer = () => 503;
  expect((await outsideFetch("reads in vain")(url())).status).toBe(503);
  expect(asked).toBe(6);
});

test("it is so, too, where the server has put a class of its own in place of Response", async () => {
  vi.stubGlobal("Response", class {});
  onTestFinished(() => void vi.unstubAllGlobals());
  answer = () => 503;
  const ask = outsideFetch("reads for the server");
  expect((await ask(url())).status).toBe(503);
  expect(asked).toBe(3);
  expect(outsideUses.get("reads for the server")).toMatchObject({ answered: 0, failed: 3 });
});

test("what changes something is asked once, however it fails", async () => {
  answer = () => 503;
  expect((await outsideFetch("changes")(url(), { method: "POST" })).status).toBe(503);
  expect(asked).toBe(1);
});

test("a refusal is an answer: it is not asked again, and the service is not left alone", async () => {
  answer = () => 422;
  const ask = outsideFetch("refuses");
  for (let count = 0; count < 8; count += 1) expect((await ask(url())).status).toBe(422);
  expect(asked).toBe(8);
});

test("who never answers is waited for no longer than the limit, and after five times not at all", async () => {
  answer = () => null;
  const ask = outsideFetch("hangs");
  for (let count = 0; count < 5; count += 1) {
    const limit = { method: "POST", signal: AbortSignal.timeout(200) };
    await expect(ask(url(), limit)).rejects.toThrow(/timeout/);
  }
  await expect(ask(url(), { method: "POST" })).rejects.toBeInstanceOf(OutsideIsDown);
  expect(asked).toBe(5);
  expect(outsideUses.get("hangs")).toMatchObject({ failed: 5, refused: 1 });
  expect(outsideUses.get("hangs")?.isDown()).toBe(true);
});

test("once it answers again, all is as before", async () => {
  vi.useFakeTimers();
  const guard = outside("comes back");
  const fail = () => guard(() => Promise.reject(new Error("no")));
  for (let count = 0; count < 5; count += 1) await expect(fail()).rejects.toThrow("no");
  await expect(guard(async () => "well")).rejects.toBeInstanceOf(OutsideIsDown);
  vi.advanceTimersByTime(60_000);
  expect(await guard(async () => "well")).toBe("well");
  expect(outsideUses.get("comes back")?.isDown()).toBe(false);
  await expect(fail()).rejects.toThrow("no");
  expect(await guard(async () => "well")).toBe("well");
});
