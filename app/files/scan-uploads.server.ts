import { askClamd } from "#app/files/clamd.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** One after another: a scanner is slow, and reads one file on one of its threads. */
export async function scanUploads(contents: readonly Uint8Array[]): Promise<Outcome<null>> {
  const { CLAMD_ADDRESS: address, CLAMD_SECONDS: seconds } = env();
  if (address === undefined) return done(null);
  for (const [at, content] of contents.entries()) {
    try {
      const found = await askClamd(address, content, seconds * 1_000);
      if (found === null) continue;
      log.warn({ found }, "an upload was refused by the virus scanner");
      return infected(contents.length === 1 ? "This file" : `File ${at + 1} of ${contents.length}`);
    } catch (error) {
      log.error({ error }, "an upload could not be scanned, and was refused");
      return unscanned;
    }
  }
  return done(null);
}

function infected(which: string) {
  return refuse({
    code: "file_infected",
    message: `${which} carries harmful code, says our virus scanner. Nothing was sent. Please make it anew on another device.`,
    status: 422,
  });
}

const unscanned = refuse({
  code: "scanner_away",
  message:
    "Files cannot be checked for viruses just now. Nothing was sent. Please try again in a few minutes.",
  status: 503,
});
