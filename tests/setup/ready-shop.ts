import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";

import { fastFolder } from "#tests/setup/fast-folder.ts";
import { startRealServer } from "#tests/setup/real-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    readyShop: string;
  }
}

/** Making a database and filling it is most of a first start: it is done once, for all who do not test it. */
export async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(fastFolder(), "landfall-ready-"));
  const server = await startRealServer(dataDir);
  await server.stop();
  project.provide("readyShop", dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** A data directory of its own, as a first start left it. */
export function readyShop(name: string): string {
  const folder = mkdtempSync(join(fastFolder(), `landfall-${name}-`));
  // PostgreSQL's files belong to another user where the tests are root's, which only `cp` keeps.
  if (process.platform === "win32") cpSync(inject("readyShop"), folder, { recursive: true });
  else execFileSync("cp", ["-Rp", `${inject("readyShop")}/.`, folder]);
  return folder;
}
