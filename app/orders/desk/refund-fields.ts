import { z } from "zod";

import { reasonText } from "#app/desk/reason.ts";
import { hidden } from "#app/forms/fields.ts";
import { shownFields } from "#app/refunds/shown-fields.ts";

const asked = { item: hidden, amount: z.string().default(""), reason: reasonText };

/** A refund as it is asked for: of one item, or of the order; so much, or all that is left. */
export const askedRefundFields = z.object(asked);
export type AskedRefund = z.output<typeof askedRefundFields>;

/** With the figures that were shown. */
export const shownRefundFields = z.object({
  ...asked,
  ...shownFields,
  request_key: hidden,
});
