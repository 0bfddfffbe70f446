import { parseArgs } from "node:util";

import { bucketStorage, diskStorage } from "#app/files/file-storage.server.ts";
import { moveFiles } from "#app/files/move-files.server.ts";
import { withShop } from "#scripts/commands/with-shop.ts";

const help = `Moves what customers uploaded from the disk to a bucket, or back.

  npm run move-files -- --to s3     from FILES_DIR to S3_BUCKET
  npm run move-files -- --to disk   from S3_BUCKET to FILES_DIR

Set FILES_TO first and start the site again, so that new files go there already. It may be interrupted, and run beside the
site, which finds each file in either place.
`;

try {
  const { values } = parseArgs({ options: { to: { type: "string" }, help: { type: "boolean" } } });
  if (values.help || (values.to !== "s3" && values.to !== "disk")) console.log(help);
  else await withShop({ gateways: false }, () => move(values.to === "s3"));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function move(toBucket: boolean): Promise<void> {
  const [disk, bucket] = [diskStorage(), bucketStorage()];
  if (!disk) throw new Error("FILES_DIR: needed to move files from it or to it.");
  if (!bucket) throw new Error("S3_BUCKET: needed to move files from it or to it.");
  const { moved, there, missing } = await moveFiles(
    toBucket ? { from: disk, to: bucket } : { from: bucket, to: disk },
  );
  console.log(`${moved} moved, ${there} were there already, ${missing.length} are in neither place.`);
  for (const id of missing) console.log(`missing  ${id}`);
  if (missing.length > 0) process.exitCode = 1;
}
