import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";

import { boundConnections, type ConnectionBounds } from "#app/http/requests/bound-connections.server.ts";

const megabyte = 1024 * 1024;
const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

async function serve(answer: RequestListener, bounds: Partial<ConnectionBounds>): Promise<Server> {
  const server = createServer();
  const all = { connectionsPerAddress: 100, requestsPerAddress: 100, unreadMs: 60_000, addressOf, ...bounds };
  server.on("request", boundConnections(server, answer, all));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  open.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}

const addressOf: ConnectionBounds["addressOf"] = ({ socket }) => socket.remoteAddress ?? "";

function call(server: Server, { from = "127.0.0.1", requests = 1 } = {}): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", localAddress: from }).pause();
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n".repeat(requests));
  open.push(() => socket.destroy());
  return socket;
}

const closed = (socket: Socket) => new Promise<void>((end) => socket.once("close", () => end()));

function statusOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once("data", (bytes: Buffer) => resolve(String(bytes).split("\r\n")[0] ?? ""));
    socket.once("close", () => resolve("closed"));
    socket.resume();
  });
}

test("an answer that nobody reads is given up, and its connection with it", async () => {
  let given = 0;
  const large: RequestListener = (_request, response) => {
    response.once("close", () => (given += 1));
    response.end(Buffer.alloc(64 * megabyte));
  };
  const server = await serve(large, { unreadMs: 150 });
  const sockets = Array.from({ length: 20 }, () => call(server));
  await expect.poll(() => given, { timeout: 10_000 }).toBe(20);
  sockets.forEach((socket) => socket.resume());
  await Promise.all(sockets.map(closed));
});

test("an answer that is read, however late it begins, comes whole", async () => {
  const late: RequestListener = (_request, response) => {
    setTimeout(() => response.end(Buffer.alloc(8 * megabyte)), 2_500);
  };
  const server = await serve(late, { unreadMs: 2_000 });
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect((await answer.arrayBuffer()).byteLength).toBe(8 * megabyte);
});

test("one address has no more requests under way than are set, and another is answered meanwhile", async () => {
  const waiting: (() => void)[] = [];
  const held: RequestListener = (_request, response) => {
    waiting.push(() => response.end("done"));
  };
  const server = await serve(held, { requestsPerAddress: 3 });
  const first = [1, 2, 3].map(() => call(server));
  await expect.poll(() => waiting.length).toBe(3);
  expect(await statusOf(call(server))).toBe("HTTP/1.1 429 Too Many Requests");
  const elsewhere = statusOf(call(server, { from: "127.0.0.2" }));
  await expect.poll(() => waiting.length).toBe(4);
  waiting.splice(0).forEach((end) => end());
  expect(await elsewhere).toBe("HTTP/1.1 200 OK");
  expect(await Promise.all(first.map(statusOf))).toEqual(Array.from({ length: 3 }, () => "HTTP/1.1 200 OK"));
  const again = statusOf(call(server));
  await expect.poll(() => waiting.length).toBe(1);
  waiting.splice(0).forEach((end) => end());
  expect(await again).toBe("HTTP/1.1 200 OK");
});

test("requests sent one behind the other on one connection count each", async () => {
  let begun = 0;
  const server = await serve(() => (begun += 1), { requestsPerAddress: 5 });
  const socket = call(server, { requests: 50 });
  await expect.poll(() => begun).toBe(5);
  const elsewhere = call(server, { from: "127.0.0.2" });
  await expect.poll(() => begun).toBe(6);
  expect(socket.destroyed || elsewhere.destroyed).toBe(false);
});

test("one address has no more connections than are set", async () => {
  const server = await serve((_request, response) => response.end("done"), { connectionsPerAddress: 4 });
  const sockets = Array.from({ length: 4 }, () => call(server));
  expect(await Promise.all(sockets.map(statusOf))).toEqual(
    Array.from({ length: 4 }, () => "HTTP/1.1 200 OK"),
  );
  expect(await statusOf(call(server))).toBe("closed");
  expect(await statusOf(call(server, { from: "127.0.0.2" }))).toBe("HTTP/1.1 200 OK");
});
