import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { answerKept } from "#app/http/page-cache/answer-kept.server.ts";
import { type StoredPage, storedPage } from "#app/http/page-cache/stored-page.server.ts";
import { env } from "#app/platform/env.server.ts";

let page: StoredPage;
const find = vi.fn<() => StoredPage | Promise<StoredPage | null> | null>();
const onView = vi.fn<(request: unknown, status: number) => void>();
const kept = vi.fn<() => StoredPage | null>();
const listener = answerKept({
  kept,
  find,
  onView,
  named: (answer) => (request, response) => {
    response.setHeader("x-named", "yes");
    answer(request, response);
  },
  otherwise: (_request, response) => response.end("rendered"),
});
const server = createServer(listener);

beforeAll(async () => {
  page = await storedPage("kept", { path: "/", nonce: "nonce" });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
beforeEach(() => {
  kept.mockReset().mockReturnValue(null);
  find.mockReset().mockReturnValue(page);
  onView.mockReset();
});
afterAll(() => void server.close());

async function ask(init: RequestInit = {}, host = "127.0.0.1"): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://${host}:${port}/`, init)).text();
}

test("a kept page is answered and counted, also one that is still being made", async () => {
  expect(await ask()).toBe("kept");
  find.mockResolvedValueOnce(page);
  expect(await ask()).toBe("kept");
  expect(onView.mock.calls.map(([, status]) => status)).toEqual([200, 200]);
});

test("what is there at once is answered without a name, and everything else has one", async () => {
  const { port } = server.address() as AddressInfo;
  const isNamed = async () => (await fetch(`http://127.0.0.1:${port}/`)).headers.has("x-named");
  expect(await isNamed()).toBe(true);
  kept.mockReturnValueOnce(page);
  expect(await isNamed()).toBe(false);
  expect(find).toHaveBeenCalledTimes(1);
  expect(onView).toHaveBeenCalledTimes(2);
});

test("what is not kept is rendered, also when that shows late", async () => {
  find.mockReturnValueOnce(null);
  expect(await ask()).toBe("rendered");
  find.mockResolvedValueOnce(null);
  expect(await ask()).toBe("rendered");
  expect(onView).not.toHaveBeenCalled();
});

test("a body goes to where its size is bounded", async () => {
  expect(await ask({ method: "POST", body: "a" })).toBe("rendered");
  const body = new Blob(["a"]).stream();
  expect(await ask({ method: "POST", body, duplex: "half" } as RequestInit)).toBe("rendered");
  expect(find).not.toHaveBeenCalled();
});

test("who comes by localhost is not answered on the site's own machine, but sent to its name", async () => {
  vi.spyOn(env(), "EMBEDDED", "get").mockReturnValue(true);
  expect(await ask({}, "localhost")).toBe("rendered");
  expect(await ask()).toBe("kept");
});
