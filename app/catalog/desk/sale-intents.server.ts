import {
  pauseSale,
  resumeSale,
  setCoupons,
  setDeliveryTime,
  withdrawDeliveryTime,
} from "#app/catalog/desk/change-sale.server.ts";
import {
  couponsFields,
  deliveryFields,
  pauseFields,
  withdrawnDeliveryFields,
} from "#app/catalog/desk/sale-fields.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { noFields } from "#app/forms/fields.ts";
import type { On } from "#app/forms/form-action.server.ts";

export function saleIntents<Who extends { member: Member }>(on: On<Who>) {
  return {
    pause: on({
      schema: pauseFields,
      run: ({ fields, who: { member }, params: { slug = "" }, now }) =>
        pauseSale({ member, slug, pause: { text: fields.paused_text, resumesOn: fields.resumes_on }, now }),
    }),
    resume: on({
      schema: noFields,
      run: ({ who: { member }, params: { slug = "" }, now }) => resumeSale({ member, slug, now }),
    }),
    delivery: on({
      schema: deliveryFields,
      run({ fields, who: { member }, params: { slug = "" }, now }) {
        const { days, lightning_days: lightningDays, starts_on: startsOn, reason } = fields;
        return setDeliveryTime({ member, slug, time: { startsOn, days, lightningDays }, reason, now });
      },
    }),
    withdraw_delivery: on({
      schema: withdrawnDeliveryFields,
      run: ({ fields: { starts_on: startsOn, reason }, who: { member }, params: { slug = "" }, now }) =>
        withdrawDeliveryTime({ member, slug, startsOn, reason, now }),
    }),
    coupons: on({
      schema: couponsFields,
      run: ({ fields, who: { member }, params: { slug = "" }, now }) =>
        setCoupons({ member, slug, isOn: fields.takes_coupons, now }),
    }),
  };
}

export const saleDone: Record<string, string> = {
  pause: "The sale is paused. Its page says so within a second, and nobody can buy it.",
  resume: "It is on sale.",
  delivery: "The delivery days are set. What is sold before that day keeps its own.",
  withdraw_delivery: "The delivery days are withdrawn.",
  coupons: "The setting is saved. It counts for every price from now on.",
};
