import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export type HttpListener = {
  server: Server;
  port: number;
  answerWith(listener: RequestListener): void;
  drain(): Promise<void>;
};

/** A purchase waits for its gateway, and an upload for its line. */
const drainMs = 25_000;

/** Takes the port before the slow steps, so a port in use fails at once. */
export async function listen(host: string, port: number): Promise<HttpListener> {
  let answer: RequestListener = (_request, response) => {
    response.writeHead(503, { "retry-after": "1", "content-type": "text/plain; charset=utf-8" });
    response.end("Starting.\n");
  };
  const server = createServer({ connectionsCheckingInterval: 5_000 }, (request, response) =>
    answer(request, response),
  );
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explained(error, port)));
    server.listen(port, host, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    answerWith: (listener) => void (answer = listener),
    drain() {
      const usual = answer;
      // Nothing new comes on a connection that is open still.
      answer = (request, response) => {
        response.setHeader("connection", "close");
        usual(request, response);
      };
      return drain(server);
    },
  };
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await Promise.race([closed, pause(drainMs, undefined, { ref: false })]);
  server.closeAllConnections();
}

function explained(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== "EADDRINUSE") return error;
  return new Error(
    `Port ${port} is taken by another program. Choose another, for example: PORT=${port + 10} npm start`,
  );
}
