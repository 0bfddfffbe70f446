/** Hundredths to `2100.53`, `-0.05`. */
export function decimal(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, "0");
  return `${amount < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
