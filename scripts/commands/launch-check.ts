import { launchLines } from "#app/launch/launch-lines.ts";
import { readShop } from "#app/launch/read-shop.server.ts";
import { withShop } from "#scripts/commands/with-shop.ts";

try {
  const lines = await withShop({ gateways: true }, async () => launchLines(await readShop(new Date())));
  for (const { title, missing, where } of lines) {
    console.log(`${missing === null ? "real    " : "MISSING "}  ${title}`);
    if (missing !== null) console.log(`          ${missing}\n          Change it: ${where}`);
  }
  const missing = lines.filter((line) => line.missing !== null).length;
  console.log(missing === 0 ? "Everything is real." : `${missing} of ${lines.length} are not real yet.`);
  if (missing > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
