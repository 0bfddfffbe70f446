import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

import { minuteMs } from "#app/platform/dates.ts";
import { env } from "#app/platform/env.server.ts";
import { networkOf } from "#app/platform/network-of.ts";
import { addressOf } from "#app/http/requests/limit-rates.server.ts";

export type ConnectionBounds = {
  connectionsPerAddress: number;
  requestsPerAddress: number;
  /** Milliseconds without any reading before an answer is dropped. */
  unreadMs: number;
  addressOf: (request: IncomingMessage) => string;
};

/** The limit for slow readers. */
const answerMsMax = 10 * minuteMs;

/** Behind a proxy every connection is the proxy's, so its limits apply instead. */
export function siteBounds(): ConnectionBounds {
  const { CONNECTIONS_PER_ADDRESS, REQUESTS_AT_ONCE_PER_ADDRESS, UNREAD_ANSWER_SECONDS, TRUSTED_PROXIES } =
    env();
  return {
    connectionsPerAddress: TRUSTED_PROXIES > 0 ? Infinity : CONNECTIONS_PER_ADDRESS,
    requestsPerAddress: REQUESTS_AT_ONCE_PER_ADDRESS,
    unreadMs: UNREAD_ANSWER_SECONDS * 1_000,
    addressOf,
  };
}

/** Limits connections and requests per address, and drops answers that nobody reads. */
export function boundConnections(
  server: Server,
  answer: RequestListener,
  bounds: ConnectionBounds,
): RequestListener {
  const connections = new Counter(bounds.connectionsPerAddress);
  server.on("connection", (socket) => {
    const address = networkOf(socket.remoteAddress ?? "");
    if (!connections.take(address)) return socket.destroy();
    socket.once("close", () => connections.giveBack(address));
  });
  const unread = watchAnswers(server, bounds.unreadMs);
  const requests = new Counter(bounds.requestsPerAddress);
  return (request, response) => {
    const address = bounds.addressOf(request);
    if (!requests.take(address)) return refuse(response);
    answer(request, response);
    if (isHandedOver(response)) return requests.giveBack(address);
    unread.watch(response);
    response.once("close", () => {
      unread.forget(response);
      requests.giveBack(address);
    });
  };
}

/** A kept page is with the system at once, whole. */
function isHandedOver({ writableEnded, socket }: ServerResponse): boolean {
  return writableEnded && socket?.writableLength === 0;
}

function refuse(response: ServerResponse): void {
  response.writeHead(429, {
    "retry-after": "1",
    "content-type": "text/plain; charset=utf-8",
    connection: "close",
  });
  response.end("Too many requests at once. Please try again in a moment.\n");
}

type AnswerWatch = Record<"watch" | "forget", (response: ServerResponse) => void>;

/** The clock starts with the first byte, so slow pages are safe. */
function watchAnswers(server: Server, unreadMs: number): AnswerWatch {
  const underWay = new Map<ServerResponse, { begunAt: number | null }>();
  const look = () => {
    for (const [response, one] of underWay) {
      if (!response.headersSent) continue;
      if (one.begunAt === null) response.socket?.setTimeout(unreadMs);
      one.begunAt ??= Date.now();
      if (Date.now() - one.begunAt > answerMsMax) response.destroy();
    }
  };
  const looking = setInterval(look, Math.min(5_000, unreadMs)).unref();
  server.once("close", () => clearInterval(looking));
  return {
    watch: (response) => void underWay.set(response, { begunAt: null }),
    forget: (response) => void underWay.delete(response),
  };
}

class Counter {
  private readonly counts = new Map<string, number>();
  private readonly max: number;

  constructor(max: number) {
    this.max = max;
  }

  take(address: string): boolean {
    const count = (this.counts.get(address) ?? 0) + 1;
    if (count > this.max) return false;
    this.counts.set(address, count);
    return true;
  }

  giveBack(address: string): void {
    const count = (this.counts.get(address) ?? 0) - 1;
    if (count > 0) this.counts.set(address, count);
    else this.counts.delete(address);
  }
}
