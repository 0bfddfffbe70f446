import { z } from "zod";

import { agreedDays } from "#app/payment-links/payment-link.ts";
import { ticked, wholeNumber } from "#app/forms/fields.ts";
import { groupIdField, queryNames } from "#app/pricing/choices-in-query.ts";

const text = z.string().default("");
const { from, to } = agreedDays;

const termFields = {
  valid_days: wholeNumber({ from, to }, `Enter a whole number of days, from ${from} to ${to}.`),
  mail: ticked,
  purchase_id: text,
};

export const chooseFields = z.object({ customer: text, service: text });

export const goodsFields = z.object({
  currency: text,
  coupon: text,
  shown_price: text,
  valid_days: text,
  mail: ticked,
  ...Object.fromEntries([...Object.values(queryNames), groupIdField].map((name) => [name, text])),
});

export const makeFields = goodsFields.extend(termFields);

/** Parsed as a whole, because the amount depends on the currency. */
export const customFields = z.object({
  work_title: text,
  work_description: text,
  amount: text,
  currency: text,
  days: text,
  ...termFields,
});

export type ChooseFields = z.output<typeof chooseFields>;
export type GoodsFields = Omit<z.output<typeof goodsFields>, "valid_days">;
export type MakeFields = z.output<typeof makeFields>;
export type CustomFields = z.output<typeof customFields>;
