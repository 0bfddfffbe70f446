import { createServer, type RequestListener } from "node:http";

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { ServerBuild } from "react-router";

import { measureProcess } from "#app/http/metrics/measure-process.server.ts";
import { measureShop } from "#app/http/metrics/measure-shop.server.ts";
import { methodName, routeNames } from "#app/http/metrics/route-names.server.ts";
import type { Metrics } from "#app/http/metrics/start-metrics.server.ts";

type Settings = { host: string; port: number; databaseUrl: string; routes: ServerBuild["routes"] };

/** In the form that Prometheus reads, on a port of its own: what is no customer's business is not on the site's. */
export async function openMetrics({ host, port, databaseUrl, routes }: Settings): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureProcess(registry);
  const shop = measureShop(registry, databaseUrl);
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    shop
      .read()
      .then(() => registry.metrics())
      .then((text) => response.writeHead(200, { "content-type": registry.contentType }).end(text))
      .catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) =>
      reject(new Error(`METRICS_PORT: ${port} cannot be listened on. Choose another.`, { cause })),
    );
    server.listen(port, host, resolve);
  });
  return {
    measured: measureRequests(registry, routeNames(routes)),
    async stop() {
      server.close();
      server.closeAllConnections();
      await shop.stop();
    },
  };
}

function measureRequests(registry: Registry, nameOf: (path: string) => string): Metrics["measured"] {
  const registers = [registry];
  const answered = new Counter({
    name: "landfall_http_requests_total",
    help: "Requests answered, by route, method and status; status 499 was given up by whoever asked.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const took = new Histogram({
    name: "landfall_http_request_duration_seconds",
    help: "From the request's head to the end of its answer.",
    labelNames: ["route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const underWay = new Gauge({
    name: "landfall_http_requests_under_way",
    help: "Requests that have no whole answer yet.",
    registers,
  });
  return (answer: RequestListener): RequestListener =>
    (request, response) => {
      const begunMs = performance.now();
      underWay.inc();
      response.once("close", () => {
        underWay.dec();
        const route = nameOf(request.url ?? "");
        const status = response.writableFinished ? response.statusCode : 499;
        answered.inc({ route, method: methodName(request.method), status });
        took.observe({ route }, (performance.now() - begunMs) / 1_000);
      });
      answer(request, response);
    };
}
