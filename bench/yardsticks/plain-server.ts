import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { PlainAnswer } from "#bench/yardsticks/plain-answers.ts";

/** Nothing but `node:http`: what it has been given, byte for byte, is what it answers. */
const answers = new Map<string, PlainAnswer & { bytes: Buffer }>();

process.on("message", (given: PlainAnswer[]) => {
  for (const one of given) answers.set(one.path, { ...one, bytes: Buffer.from(one.body, "base64") });
  process.send?.({ port: (server.address() as AddressInfo).port });
});

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (!answer) return response.writeHead(404).end();
  if (request.method === "POST") {
    request.resume();
    return request.on("end", () => response.writeHead(200, answer.headers).end(answer.bytes));
  }
  if (answer.tag && request.headers["if-none-match"] === answer.tag)
    return response.writeHead(304, answer.headers304).end();
  return response.writeHead(200, answer.headers).end(answer.bytes);
});
server.listen(0, "127.0.0.1", () => process.send?.("ready"));
