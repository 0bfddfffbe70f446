import { z } from "zod";

/** The id that we gave a refund, as a gateway repeats it; null for a refund made elsewhere. */
export function ourRefund(repeated: unknown): string | null {
  const id = z.uuid().safeParse(repeated);
  return id.success ? id.data : null;
}
