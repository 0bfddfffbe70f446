import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";

import { nameRequests } from "#app/http/requests/name-requests.server.ts";
import { logScope } from "#app/platform/log-scope.server.ts";

let server: Server;
const answer = nameRequests((_request: IncomingMessage, response) => {
  const before = logScope();
  void pause(5).then(() => response.end(JSON.stringify([before, logScope()])));
});

beforeAll(async () => {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

async function ask(headers: Record<string, string> = {}): Promise<{ request: string }[]> {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`, { headers })).json() as Promise<{ request: string }[]>;
}

test("requests that overlap keep their own names, also after they waited", async () => {
  const asked = await Promise.all([ask(), ask(), ask()]);
  for (const [before, after] of asked) expect(after).toEqual(before);
  expect(new Set(asked.map(([before]) => before?.request)).size).toBe(3);
});

test("a name that a stranger brings is not taken on", async () => {
  const [named] = await ask({ "x-request-id": "somebody-else" });
  expect(named?.request).not.toBe("somebody-else");
});
