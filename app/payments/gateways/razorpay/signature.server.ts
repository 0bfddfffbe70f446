import { createHmac, timingSafeEqual } from "node:crypto";

/** Signed does not mean captured. */
export function provesPayment(
  proof: { orderId: string; paymentId: string; signature: string },
  keySecrets: readonly string[],
): boolean {
  return keySecrets.some((secret) =>
    isSignature(proof.signature, secret, `${proof.orderId}|${proof.paymentId}`),
  );
}

export function isSignature(signature: string, secret: string, text: string): boolean {
  const expected = createHmac("sha256", secret).update(text).digest();
  const given = Buffer.from(signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
