import { createHmac } from "node:crypto";

const secondsPerCode = 30;

/** RFC 6238, with node's own crypto. */
export function oneTimeCode(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 1000 / secondsPerCode)));
  const hash = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** The current code is used up, but the next is already accepted. */
export function nextOneTimeCode(secret: string): string {
  return oneTimeCode(secret, Date.now() + secondsPerCode * 1000);
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret.replace(/[\s=]/g, ""))
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
