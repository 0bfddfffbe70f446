type ReadCode = { kind: "device" | "recovery"; code: string };

export function readCode(typed: string): ReadCode | null {
  const code = typed.normalize("NFKC").replace(/[\s\u2010-\u2015-]/g, "");
  if (/^\d{6}$/.test(code)) return { kind: "device", code };
  if (/^[a-zA-Z0-9]{10}$/.test(code))
    return { kind: "recovery", code: `${code.slice(0, 5)}-${code.slice(5)}` };
  return null;
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

export function recoveryCodesText(codes: readonly string[], siteName: string): string {
  return [`Recovery codes for ${siteName}`, "Each works once.", "", ...codes, ""].join("\r\n");
}
