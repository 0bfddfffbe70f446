import { tryReplica } from "#tests/failover/try-replica.ts";

try {
  await tryReplica();
  console.log("All is well.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
