import { fstatSync } from "node:fs";

/** Their pipe or channel closes even after `kill -9`. With a terminal or /dev/null there is no parent to watch. */
export function endWithParent(stop: () => void): void {
  process.once("disconnect", stop);
  const input = fstatSync(0);
  if (!input.isFIFO() && !input.isSocket()) return;
  process.stdin.once("end", stop);
  process.stdin.once("close", stop);
  process.stdin.once("error", stop);
  process.stdin.resume();
}
