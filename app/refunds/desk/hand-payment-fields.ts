import { z } from "zod";

import { reasonText } from "#app/desk/reason.ts";
import { hidden, readBy } from "#app/forms/fields.ts";
import { readDay, readTransferName } from "#app/payments/payouts-and-disputes/book-fields.ts";

/** A refund that was paid by a transfer from our bank: what the bank calls it, its day, and why it was paid so. */
export const handPaymentFields = z.object({
  refund: hidden,
  request_key: hidden,
  reference: readBy(readTransferName),
  on: readBy((typed) => readDay(typed, new Date())),
  reason: reasonText,
});
