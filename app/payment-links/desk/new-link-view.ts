import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";
import type { PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { SelectGroup, SelectOption } from "#app/ui/fields/select-field.tsx";
import type { Currency } from "#app/money/currency.ts";

/** Asked first: the choices depend on it. */
export type ChooseStep = {
  step: "choose";
  services: (SelectOption | SelectGroup)[];
  chosen: { customer: string; service: string };
};

type ForCustomer = {
  customer: { id: UserId; name: string; email: string };
  purchaseId: string;
  terms: LinkTerms;
  /** The customer's: what the form begins with. */
  usual: Currency;
};

export type LinkTerms = { days: string; mail: boolean };

export type CatalogueStep = ForCustomer & {
  step: "catalogue";
  service: string;
  heading: string;
  fields: ChoiceField[];
  currencies: SelectOption[];
  chosen: { currency: Currency; coupon: string };
  /** The form showed another price, so ask for a second press. */
  changed: boolean;
  /** Null before it is asked for, and when there is none. */
  view: PurchaseView | null;
  problem: { message: string; field: string | null } | null;
};

export type CustomStep = ForCustomer & { step: "custom"; currencies: SelectOption[] };

export type NewLinkView = ChooseStep | CatalogueStep | CustomStep;
