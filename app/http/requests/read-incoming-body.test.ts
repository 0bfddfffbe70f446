import { createServer, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";

import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";

import { makeGuardBody } from "#app/http/requests/guard-body.server.ts";
import { readIncomingBody } from "#app/http/requests/read-incoming-body.server.ts";

const kilobyte = 1024;
const limits = { bytesMax: 64 * kilobyte, drainedBytesMax: 1024 * kilobyte, stalledMs: 100 };

const site = new Hono();
site.use(makeGuardBody(async () => null));
site.post("/text", async (c) => c.json({ text: (await c.req.raw.text()).length }));
site.post("/form", async (c) => c.json([...(await c.req.raw.formData())]));
site.post("/twice", async (c) => {
  const copy = c.req.raw.clone();
  return c.json([await c.req.raw.text(), await copy.text()]);
});

let server: Server;
let port: number;
const raw = Promise.withResolvers<IncomingMessage>();

beforeAll(async () => {
  const answer = getRequestListener(site.fetch, { overrideGlobalObjects: false });
  server = createServer((request, response) =>
    request.url === "/raw" ? raw.resolve(request) : void answer(request, response),
  );
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function post(path: string, body: BodyInit): Promise<{ status: number; answer: string }> {
  const init = { method: "POST", body, duplex: "half" } as RequestInit;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return { status: answer.status, answer: await answer.text() };
}

test.each([0, 1, 64 * kilobyte])("%i bytes arrive whole", async (length) => {
  expect(await post("/text", "x".repeat(length))).toEqual({
    status: 200,
    answer: JSON.stringify({ text: length }),
  });
});

test("so do they in parts that name no length, as a form, and when they are read twice", async () => {
  const parts = new ReadableStream({
    async start(controller) {
      for (const part of ["one ", "two"]) {
        controller.enqueue(new TextEncoder().encode(part));
        await new Promise((next) => setTimeout(next, 10));
      }
      controller.close();
    },
  });
  expect((await post("/text", parts)).answer).toBe(JSON.stringify({ text: 7 }));
  const form = new URLSearchParams({ name: "Asha", city: "Pune" });
  expect(JSON.parse((await post("/form", form)).answer)).toEqual([...form]);
  expect(JSON.parse((await post("/twice", "words")).answer)).toEqual(["words", "words"]);
});

test.each([64 * kilobyte + 1, 1024 * kilobyte])(
  "%i bytes are refused, and the answer arrives",
  async (length) => {
    expect((await post("/text", "x".repeat(length))).status).toBe(413);
  },
);

test("a body that says it is far too large is not waited for", async () => {
  const socket = await begin("/text", 2 * 1024 * kilobyte);
  expect(await firstOf(socket)).toContain("413");
  socket.destroy();
});

test("a body that stops coming is given up, and so is one that breaks off", async () => {
  const socket = await begin("/raw", 100);
  const incoming = await raw.promise;
  expect(await readIncomingBody(incoming, limits)).toEqual({ kind: "stalled" });
  const again = readIncomingBody(incoming, { ...limits, stalledMs: 5_000 });
  socket.destroy();
  expect(await again).toEqual({ kind: "broken off" });
  expect(await readIncomingBody(incoming, limits)).toEqual({ kind: "broken off" });
});

async function begin(path: string, length: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${length}\r\n\r\n{`);
  return socket;
}

function firstOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => socket.once("data", (bytes: Buffer) => resolve(bytes.toString())));
}
