import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const clientFolder = "build/client";
/** Pictures and fonts are compressed already. */
const compressible = /\.(js|css|html|svg|json|txt|xml|webmanifest|ico)$/;

buildSite();
compressFiles();
// What earlier builds compiled to.
rmSync(".cache/compiled", { recursive: true, force: true });

function buildSite(): void {
  const { status } = spawnSync("react-router", ["build"], {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: {
      ...process.env,
      NODE_ENV: "production",
      PATH: `${join(process.cwd(), "node_modules/.bin")}${process.platform === "win32" ? ";" : ":"}${process.env["PATH"]}`,
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Once, at the highest quality, instead of per request. */
function compressFiles(): void {
  for (const entry of readdirSync(clientFolder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const bytes = readFileSync(file);
    keepIfSmaller(`${file}.br`, brotliOf(bytes), bytes);
    keepIfSmaller(`${file}.gz`, gzipSync(bytes, { level: 9 }), bytes);
  }
}

/** The smallest of a few: no setting is the best for every file. */
function brotliOf(bytes: Buffer): Buffer {
  const tried = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT].flatMap((mode) =>
    [0, 20].map((block) =>
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: mode,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
        },
      }),
    ),
  );
  return tried.reduce((best, one) => (one.length < best.length ? one : best));
}

function keepIfSmaller(file: string, compressed: Buffer, original: Buffer): void {
  if (compressed.length < original.length) writeFileSync(file, compressed);
}
