import { rmSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";

import { readyShop } from "#tests/setup/ready-shop.ts";
import { startRealServer } from "#tests/setup/real-server.ts";

const dataDir = readyShop("stop");
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a stop is told to the proxy, finishes what is in flight, takes nothing new, and ends within 30 seconds", async () => {
  const server = await startRealServer(dataDir, { STOP_NOTICE_SECONDS: "2" });
  const { host, port } = new URL(server.url);
  const body = JSON.stringify({ links: "cover-letter", currency: "USD" });
  const socket = connect(Number(port), "127.0.0.1");
  let heard = "";
  socket.on("data", (bytes: Buffer) => (heard += bytes.toString()));
  const closed = new Promise((done) => socket.once("close", done));
  const head = ["POST /service/get_amount/ HTTP/1.1", `Host: ${host}`, "Content-Type: application/json"];
  socket.write(`${[...head, `Content-Length: ${body.length}`].join("\r\n")}\r\n\r\n${body.slice(0, 10)}`);

  const begunMs = performance.now();
  const ended = server.stop();
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { interval: 50 }).toBe(503);
  expect((await fetch(`${server.url}/service/`)).status).toBe(200);
  const isRefused = () =>
    fetch(`${server.url}/service/`).then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused, { timeout: 10_000, interval: 100 }).toBe(true);
  expect(heard).toBe("");
  socket.write(body.slice(10));
  await closed;
  expect(heard).toMatch(/^HTTP\/1\.1 (200|422) /);
  expect(await ended).toBe(0);
  expect(performance.now() - begunMs).toBeLessThan(30_000);
});
