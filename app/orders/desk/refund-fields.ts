import { z } from "zod";

import { reasonText } from "#app/desk/reason.ts";
import { hidden, readAs } from "#app/forms/fields.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";

const asked = { item: hidden, amount: z.string().default(""), reason: reasonText };

/** A refund as it is asked for: of one item, or of the order; so much, or all that is left. */
export const askedRefundFields = z.object(asked);
export type AskedRefund = z.output<typeof askedRefundFields>;

const hundredths = readAs(
  (sent) => (/^\d{1,15}$/.test(sent) ? BigInt(sent) : null),
  notUnderstood.refusal.message,
);

/** With the figures that were shown. */
export const shownRefundFields = z.object({
  ...asked,
  to_wallet: hundredths,
  to_gateway: hundredths,
  premium: hundredths,
  request_key: hidden,
});
