import { readdirSync, rmSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";

import { readyShop } from "#tests/setup/ready-shop.ts";
import { startRealServer, type RealServer } from "#tests/setup/real-server.ts";

const dataDir = readyShop("strangers");
let server: RealServer;
const sockets: Socket[] = [];

beforeAll(async () => {
  const impatient = { STALLED_BODY_SECONDS: "1", UNREAD_ANSWER_SECONDS: "1" };
  server = await startRealServer(dataDir, { ...impatient, LOG_LEVEL: "info" });
});

afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function say(words: string, localAddress = "127.0.0.1"): Socket {
  const port = Number(new URL(server.url).port);
  const socket = connect({ port, host: "127.0.0.1", localAddress }).pause();
  socket.on("error", () => {});
  socket.write(words);
  sockets.push(socket);
  return socket;
}

function head(method: string, path: string, ...more: string[]): string {
  const { host } = new URL(server.url);
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${server.url}`, ...more];
  return `${lines.join("\r\n")}\r\n\r\n`;
}

function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    socket.on("data", (bytes: Buffer) => (heard += bytes.toString("latin1")));
    socket.once("close", () => resolve(heard));
    socket.resume();
  });
}

function statusElsewhere(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { localAddress: "127.0.0.2", agent: false }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    }).on("error", reject);
  });
}

const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;

const multipart = (bytes: number) => [
  "Content-Type: multipart/form-data; boundary=x",
  `Content-Length: ${bytes}`,
];
const aFile = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`;

test("a form with files that stops coming is answered at once, and its connection is ended", async () => {
  const path = "/account/services/0b5f";
  const begun = head("POST", path, ...multipart(50_000_000)) + aFile + "a".repeat(60_000);
  const answer = await answerOn(say(begun));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
});

test("a visitor's form with files comes back without them, and leads to the log-in", async () => {
  const form = `${aFile}a page\r\n--x--\r\n`;
  const path = "/account/services/0b5f";
  const sent = head("POST", path, ...multipart(Buffer.byteLength(form))) + form;
  const answer = await answerOn(say(sent));
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toContain("Files have to be chosen again.");
  expect(answer).toContain("/account/login/?next=%2Faccount%2Fservices%2F0b5f");
});

test("a body over the limit is refused with the connection, however it is sent", async () => {
  const json = "Content-Type: application/json";
  const named = head("POST", "/service/get_amount/", json, "Content-Length: 70000") + "x".repeat(70_000);
  const chunked = head("POST", "/service/get_amount/", json, "Transfer-Encoding: chunked");
  const body = `11170\r\n${"x".repeat(70_000)}\r\n0\r\n\r\n`;
  for (const sent of [named, chunked + body]) {
    const answer = await answerOn(say(sent));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  }
});

test("a form that an address sends too often comes back with what was typed, except the password", async () => {
  const typed = "identifier=meera-example&password=three+calm+words";
  const form = ["Content-Type: application/x-www-form-urlencoded", `Content-Length: ${typed.length}`];
  const send = async (path: string) => {
    const sent = head("POST", path, ...form, "Accept: text/html", "Connection: close") + typed;
    return answerOn(say(sent, "127.0.2.1"));
  };
  for (let count = 1; count <= 10; count += 1)
    expect(await send("/account/login/")).not.toContain("Too many");
  for (const path of ["/account/login/", "/account/login/_.data"]) {
    const answer = await send(path);
    expect(answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i);
    expect(answer).toMatch(/Too many attempts\. Please try again in \d+ seconds\./);
    expect(answer).toContain("meera-example");
    expect(answer).not.toContain("three calm words");
  }
});

test("people who ask and never read are let go of, and others are answered meanwhile", async () => {
  const before = openFiles();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, openFiles())), 5);
  onTestFinished(() => clearInterval(watch));
  // Each from an address of its own, or the limit of one address would end most of them at once.
  for (let count = 1; count <= 60; count += 1) say(head("GET", "/").repeat(60), `127.0.1.${count}`);
  await expect.poll(() => most, { timeout: 20_000 }).toBeGreaterThan(before + 20);
  expect(await statusElsewhere("/account/login/")).toBe(200);
  await expect.poll(() => openFiles(), { timeout: 30_000, interval: 200 }).toBeLessThan(before + 20);
});

test("bodies that are broken off and messages signed wrongly are summed up in the log", async () => {
  const before = server.output().length;
  const webhook = head("POST", "/webhooks/stripe/", "Content-Type: application/json", "Content-Length: 2");
  for (let count = 0; count < 60; count += 1) {
    const broken = say(head("POST", "/service/get_amount/", "Content-Length: 4000") + "{");
    await new Promise((sent) => setImmediate(sent));
    broken.destroy();
    await answerOn(say(webhook.replace("Host:", "Connection: close\r\nHost:") + "{}"));
  }
  // Answered only after all earlier ones were accepted.
  expect(await statusElsewhere("/healthz")).toBe(200);
  const lines = server.output().slice(before).split("\n").filter(Boolean);
  expect(lines.length).toBeLessThan(6);
  // The first is logged at once, perhaps by an earlier test.
  const said = (words: string) => server.output().split(words).length - 1;
  expect(said("a webhook's signature was wrong")).toBeGreaterThan(0);
  expect(said("a body was broken off or stalled")).toBeGreaterThan(0);
});
