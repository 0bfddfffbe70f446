import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Heard = { path: string; headers: Headers; body: string };

export type WebhookListener = {
  url: string;
  heard: Heard[];
  /** Its answers to the next messages; then 200. */
  answers: number[];
  hear(count: number, fits?: (one: Heard) => boolean): Promise<Heard[]>;
  stop(): Promise<void>;
};

const patienceMs = 8_000;

export async function startWebhookListener(): Promise<WebhookListener> {
  const heard: Heard[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request.setEncoding("utf8")) body += part;
    heard.push({
      path: request.url ?? "",
      headers: new Headers(request.headers as Record<string, string>),
      body,
    });
    response.writeHead(answers.shift() ?? 200).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    answers,
    async hear(count, fits = () => true) {
      const until = Date.now() + patienceMs;
      while (heard.filter(fits).length < count) {
        if (Date.now() > until)
          throw new Error(`only ${heard.filter(fits).length} of ${count} messages came`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return heard.filter(fits);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
