import { createHmac } from "node:crypto";

const secondsPerStep = 30;

/** Which half minute since 1970 a code is of (RFC 6238): the one there is, the one before or the one after. Else null. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / 1000 / secondsPerStep);
  return [current, current - 1, current + 1].find((step) => codeAt(secret, step) === code) ?? null;
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
