import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether one of our key secrets signed this payment of this order. Signed is not yet captured. */
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
