import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** Bundled into the server, because loading them file by file is most of the start-up time. */
const bundled = [
  /^@?better-auth/,
  /^@better-fetch/,
  /^@noble/,
  "better-call",
  "defu",
  "jose",
  "kysely",
  "nanostores",
  "rou3",
  "drizzle-orm",
  /^@?hono/,
  /^@?react-router/,
  "zod",
  "sanitize-html",
  "nodemailer",
  "rate-limiter-flexible",
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // One stylesheet for the whole site: it is kept after the first page, and parts whose script comes by itself are
  // drawn in their look from the start.
  build: { cssCodeSplit: false },
  environments: {
    ssr: { build: { rolldownOptions: { input: "./app/server-entry.server.ts" } } },
  },
  // Development loads packages as they are, since some are not modules.
  ssr: { noExternal: command === "build" ? bundled : [] },
}));
