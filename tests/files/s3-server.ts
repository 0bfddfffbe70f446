import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import S3rver from "@20minutes/s3rver";

/** Knows this one pair of keys, and refuses what another has signed. */
const keys = { S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" };

export async function startS3(): Promise<{ settings: Record<string, string>; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), "landfall-s3-"));
  const bucket = "landfall-files";
  const address = "127.0.0.1";
  const server = new S3rver({
    address,
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    settings: { ...keys, S3_BUCKET: bucket, S3_ENDPOINT: `http://${address}:${port}` },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
