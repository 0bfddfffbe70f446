import { availableParallelism } from "node:os";

import { defineConfig } from "vitest/config";

import { SlowestFirst } from "#tests/setup/slowest-first.ts";

const timed = ["tests/resilience/every-server.test.ts"];
const oxc = { jsx: { runtime: "automatic", development: false } } as const;
const outside = ["node_modules/**", "build/**", "tests/e2e/**", "tests/resilience/**"];

export default defineConfig({
  test: {
    // One more than there are processors: while one test waits for the database, another works.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        // Rules: pure, no database, no network.
        oxc,
        test: {
          name: "rules",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...outside, "**/*.db.test.ts"],
          setupFiles: ["./tests/setup/test-settings.ts"],
          // Rules share nothing that one file could spoil for the next; loading them again would be half the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Use cases: on real PostgreSQL, every file in a database of its own.
        oxc,
        test: {
          name: "database",
          include: ["**/*.db.test.ts"],
          exclude: outside,
          globalSetup: ["./tests/setup/template-database.ts"],
          setupFiles: ["./tests/setup/test-settings.ts", "./tests/setup/own-database.ts"],
          // Loading the database layer again for every file would be most of the time spent.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The built site as a process: started, stopped, killed. Each file has a data directory and ports of its own.
        test: {
          name: "resilience",
          include: ["tests/resilience/**/*.test.ts"],
          exclude: timed,
          globalSetup: ["./tests/setup/ready-shop.ts"],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // What has to be done within seconds is measured while nothing else runs.
        test: {
          name: "resilience, timed",
          include: timed,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
