import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // A page knows the routes it links to: the desk's many addresses are nothing to a visitor.
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} satisfies Config;
