import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Value = { stringValue?: string; intValue?: number | string };
type Sent = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  links?: { traceId: string; spanId: string }[];
  status: { code?: number; message?: string };
  attributes: { key: string; value: Value }[];
};
type Body = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };

export type TakenSpan = Omit<Sent, "attributes"> & { told: Record<string, string | number> };

export type Collector = {
  url: string;
  spans: TakenSpan[];
  /** All that was sent, as it came. */
  text: () => string;
  /** Of the last request. */
  headers: () => Record<string, unknown>;
  close: () => Promise<void>;
};

/** Takes traces as an OpenTelemetry collector does, in JSON, on loopback; or answers with `status` and keeps nothing. */
export async function openCollector(status = 200): Promise<Collector> {
  const bodies: string[] = [];
  const spans: TakenSpan[] = [];
  let headers: Record<string, unknown> = {};
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    headers = request.headers;
    if (status === 200 && request.url === "/v1/traces") {
      const body = Buffer.concat(parts).toString();
      bodies.push(body);
      spans.push(...spansOf(JSON.parse(body) as Body));
    }
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join("\n"),
    headers: () => headers,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansOf({ resourceSpans }: Body): TakenSpan[] {
  const sent = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  return sent.map(({ attributes, ...span }) => ({
    ...span,
    told: Object.fromEntries(
      attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
    ),
  }));
}
