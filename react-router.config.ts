import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The whole route table travels with the page, so that no manifest is fetched later.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
