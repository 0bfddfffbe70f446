import { createHmac } from "node:crypto";

const secondsPerStep = 30;

/** Steps of 30 seconds since 1970 (RFC 6238); accepts the previous, current and next. Null when none matches. */
export function totpStep(secret: string, code: string, now: Date): number | null {
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

export function readSecret(typed: string): string | null {
  return /^[A-Z2-7]{16,128}$/.test(typed) ? typed : null;
}

const base32Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Without the padding that apps reject. */
export function base32(text: string): string {
  const bits = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(2).padStart(8, "0")).join(
    "",
  );
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32Letters[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** Groups of four are easier to type. */
export function spacedSecret(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}

export function setUpAddress({
  secret,
  email,
  issuer,
}: {
  secret: string;
  email: string;
  issuer: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const query = new URLSearchParams({ secret, issuer, digits: "6", period: "30" });
  return `otpauth://totp/${label}?${query.toString().replaceAll("+", "%20")}`;
}
