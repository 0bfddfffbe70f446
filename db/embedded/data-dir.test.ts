import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

import { makeDataDir } from "#db/embedded/data-dir.ts";
import { openStore } from "#simulator/store.ts";

const folder = mkdtempSync(join(tmpdir(), "landfall-modes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const othersMayIn = (path: string) => statSync(path).mode & 0o066;

test("a data directory is its owner's alone, also one that an earlier version left open", () => {
  const [made, found] = [join(folder, "made"), join(folder, "found")];
  mkdirSync(found, { mode: 0o755 });
  for (const dataDir of [made, found]) {
    makeDataDir(dataDir);
    expect(othersMayIn(dataDir)).toBe(0);
  }
});

test("so is the simulator's, with what it has kept before", () => {
  const dataDir = join(folder, "simulator");
  mkdirSync(dataDir, { mode: 0o755 });
  for (const name of ["address", "simulator.sqlite"]) writeFileSync(join(dataDir, name), "", { mode: 0o644 });
  const umask = process.umask(0o077);
  const store = openStore(dataDir);
  store.put("order", "1", {});
  process.umask(umask);
  for (const name of ["", "address", "simulator.sqlite", "simulator.sqlite-wal"]) {
    expect(othersMayIn(join(dataDir, name)), name).toBe(0);
  }
  store.close();
});
