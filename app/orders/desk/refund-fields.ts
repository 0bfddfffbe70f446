import { z } from "zod";

import { reasonText } from "#app/desk/reason.ts";
import { hidden } from "#app/forms/fields.ts";
import { shownFields } from "#app/refunds/shown-fields.ts";

const asked = { item: hidden, amount: z.string().default(""), reason: reasonText };

export const askedRefundFields = z.object(asked);
export type RefundFields = z.output<typeof askedRefundFields>;

export const shownRefundFields = z.object({
  ...asked,
  ...shownFields,
  request_key: hidden,
});
