import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");

/** The project's own code, as paths from its root. */
export const sources = globSync(["app/**/*.{ts,tsx}", "{db,simulator,scripts,tests,bench}/**/*.ts", "*.ts"], {
  cwd: root,
});

export function read(path: string): string {
  return readFileSync(resolve(root, path), "utf8");
}
