import { createHash } from "node:crypto";
import { relative } from "node:path";

import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

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
 * What comes together is one file rather than ten: each request costs its headers and its place in the queue, and
 * small files compress badly. The rest is split where pages differ.
 */
const together = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown.runtime|[\\/]app[\\/]entry\.client/,
  },
  {
    name: "frame",
    test: /[\\/]app[\\/](root\.tsx|http[\\/](?!calls|pages|error\.|not-found|ended-form|layout\.tsx\?|shell[\\/](page-shape|placeholder-for-path))|ui[\\/](button|icons|page-heading|use-hydrated)\.)/,
  },
  { name: "parts", test: /[\\/]app[\\/](content[\\/]live-section|ui[\\/](alert|carousel|badge|drawn-part))/ },
  {
    name: "buying",
    test: /[\\/]app[\\/](checkout[\\/](purchase-box[\\/](price-panel|choice-field|currency-field)|pay[\\/]opens-payment)|ui[\\/](figure-list|fields[\\/]checkbox-field|loading[\\/]reserved)|money[\\/](format|minor-unit)|pricing[\\/]percentages)/,
  },
  { name: "dialog", test: /[\\/]app[\\/]ui[\\/](dialog|fields[\\/]choice-group)\./ },
  { name: "rare-section", test: /[\\/]app[\\/]content[\\/]sections[\\/]rare-section\.tsx/ },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), entriesMayShare()],
  // One stylesheet for the whole site: it is kept after the first page, and parts whose script comes by itself are
  // drawn in their look from the start.
  build: { cssCodeSplit: false, modulePreload: false },
  css: { modules: { generateScopedName: scopedName } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // No page asks for it: it brings the styles of what only the server draws into the stylesheet.
          input: ["./app/entry.styles.ts"],
          output: { codeSplitting: { groups: together } },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./app/server-entry.server.ts" } } },
  },
  // Development loads packages as they are, since some are not modules.
  ssr: { noExternal: command === "build" ? bundled : [] },
}));

/** An entry may be one file with what others share of it, rather than a file that only passes on. */
function entriesMayShare(): Plugin {
  return {
    name: "entries-may-share",
    configEnvironment: (name) =>
      name === "client"
        ? { build: { rolldownOptions: { preserveEntrySignatures: "allow-extension" } } }
        : undefined,
  };
}

/** The name itself and one sign of the file for all of its names: shorter in every page, script and style. */
function scopedName(name: string, file: string): string {
  const [path = file] = relative(import.meta.dirname, file).split("?");
  return `_${name}_${createHash("sha256").update(path.replaceAll("\\", "/")).digest("hex").slice(0, 5)}`;
}
