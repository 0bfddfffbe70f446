import { connect, type Socket } from "node:net";

import { AnswerReader, type Answer } from "#bench/load/answer-reader.ts";
import type { Load, Loaded } from "#bench/load/generate-load.ts";

/**
 * A process of its own: asks over kept connections, one request at a time on each, and only counts. Node's own client
 * would be slower than the server it measures.
 */
process.on("message", (load: Load) => {
  run(load).then(
    (loaded) => process.send?.({ loaded }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});

const patienceMs = 30_000;

async function run({ port, seconds, requests, once, status }: Load): Promise<Loaded> {
  const times: number[] = [];
  const wrong: string[] = [];
  let bytes = 0;
  const sockets = await Promise.all(requests.map(() => open(port)));
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const hear = (answer: Answer, ms: number) => {
    times.push(ms);
    bytes += answer.bytes;
    if (answer.status !== status) wrong.push(`${answer.status} ${answer.start}`);
  };
  const asking = sockets.map((socket, at) =>
    askOn(socket, requests[at]?.map((text) => Buffer.from(text)) ?? [], { until, once, hear }),
  );
  const late = setTimeout(() => sockets.forEach((socket) => socket.destroy()), seconds * 1_000 + patienceMs);
  await Promise.all(asking);
  clearTimeout(late);
  const took = (performance.now() - begun) / 1_000;
  for (const socket of sockets) socket.destroy();
  return {
    ...summary(times),
    seconds: took,
    bytes: bytes / times.length,
    wrong: wrong.length,
    first: wrong[0],
  };
}

type Asking = { until: number; once: boolean; hear: (answer: Answer, ms: number) => void };

function askOn(socket: Socket, requests: Buffer[], { until, once, hear }: Asking): Promise<void> {
  return new Promise((done, fail) => {
    const reader = new AnswerReader();
    let asked = 0;
    let sentAt = 0;
    const next = () => {
      sentAt = performance.now();
      if (sentAt >= until || (once && asked === requests.length)) return done();
      socket.write(requests[asked++ % requests.length]!);
    };
    socket.on("data", (bytes: Buffer) => {
      const answer = reader.take(bytes);
      if (!answer) return;
      hear(answer, performance.now() - sentAt);
      next();
    });
    socket.on("error", fail);
    socket.on("close", () => fail(new Error("A connection was closed before its answer was whole.")));
    next();
  });
}

function open(port: number): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    socket.once("connect", () => done(socket.removeListener("error", fail)));
    socket.once("error", fail);
  });
}

function summary(times: number[]): Pick<Loaded, "count" | "p50" | "p95" | "p99"> {
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
