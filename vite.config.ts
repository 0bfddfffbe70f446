import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: "./app/server-entry.server.ts" } } },
  },
  ssr: {
    // Bundled, because loading them file by file is most of the start-up time.
    noExternal: ["drizzle-orm", "better-auth", "hono", "react-router", "zod"],
  },
});
