import { env } from "#app/platform/env.server.ts";

export type Traces = { stop: () => Promise<void> };

/** Without the setting nothing is loaded. Before the database is connected, or its statements would not be seen. */
export async function startTraces(routes: () => Promise<(address: string) => string>): Promise<Traces> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: service,
    OTEL_TRACES_SAMPLER_ARG: ratio,
  } = env();
  if (!endpoint) return { stop: async () => {} };
  const { openTraces } = await import("#app/platform/traces/open-traces.server.ts");
  return openTraces({ endpoint, service, ratio, routeOf: await routes() });
}
