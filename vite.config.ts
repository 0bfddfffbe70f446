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

/**
 * What every page needs comes in two files rather than in thirty: each request costs its headers and its place in the
 * queue. The rest is split where pages differ.
 */
const togetherAlways = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown\/runtime/,
  },
  {
    name: "frame",
    test: /[\\/]app[\\/](root\.tsx|http[\\/](?!calls|pages|error\.|not-found|page-shape|placeholder-for-path)|ui[\\/](button|field|icons|page-heading|pictures|select-field|skeleton)\.)/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // One stylesheet for the whole site: it is kept after the first page, and parts whose script comes by itself are
  // drawn in their look from the start.
  build: { cssCodeSplit: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: togetherAlways } } } } },
    ssr: { build: { rolldownOptions: { input: "./app/server-entry.server.ts" } } },
  },
  // Development loads packages as they are, since some are not modules.
  ssr: { noExternal: command === "build" ? bundled : [] },
}));
