import { fstatSync } from "node:fs";

/**
 * Ends the program when whoever started it is gone, however it went: the pipe to its standard input, or the
 * channel between the two, closes even after `kill -9`. A terminal or /dev/null means nobody is to be watched.
 */
export function endWithParent(stop: () => void): void {
  process.once("disconnect", stop);
  const input = fstatSync(0);
  if (!input.isFIFO() && !input.isSocket()) return;
  process.stdin.once("end", stop);
  process.stdin.once("close", stop);
  process.stdin.once("error", stop);
  process.stdin.resume();
}
