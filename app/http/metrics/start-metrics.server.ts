import type { RequestListener } from "node:http";
import type { ServerBuild } from "react-router";

import { env } from "#app/platform/env.server.ts";

export type Metrics = {
  measured: (answer: RequestListener) => RequestListener;
  stop: () => Promise<void>;
};

/** Without the setting nothing is loaded or counted. */
export async function startMetrics(routes: ServerBuild["routes"]): Promise<Metrics> {
  const { METRICS_PORT: port, METRICS_HOST: host, DATABASE_URL: databaseUrl } = env();
  if (port === undefined) return { measured: (answer) => answer, stop: async () => {} };
  const { openMetrics } = await import("#app/http/metrics/open-metrics.server.ts");
  return openMetrics({ host, port, databaseUrl, routes });
}
