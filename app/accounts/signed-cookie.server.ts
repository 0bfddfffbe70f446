import { isSignatureOf, signatures } from "#app/platform/signatures.server.ts";

/** As better-auth signs it: `value.signature`, the signature in base64. Null if it is not ours. */
export function valueOfSigned(cookie: string | null): string | null {
  const [, value, given] = /^(.+)\.([A-Za-z\d+/]{43}=)$/.exec(decoded(cookie ?? "")) ?? [];
  if (value === undefined || given === undefined) return null;
  return isSignatureOf(Buffer.from(given, "base64").toString("base64url"), value) ? value : null;
}

/** better-auth verifies with one key only: what an older one signed is given to it under the newest. */
export function signedByNewest(cookies: string): string {
  return cookies
    .split(";")
    .map((written) => {
      const [name = "", ...rest] = written.split("=");
      const value = valueOfSigned(rest.join("=").trim());
      return value === null ? written : `${name}=${encodeURIComponent(signed(value))}`;
    })
    .join(";");
}

function signed(value: string): string {
  return `${value}.${Buffer.from(signatures(value)[0], "base64url").toString("base64")}`;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
