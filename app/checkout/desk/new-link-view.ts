import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";
import type { PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { SelectGroup, SelectOption } from "#app/ui/fields/select-field.tsx";
import type { Currency } from "#app/money/currency.ts";

/** For whom and for what: asked first, since the choices depend on it. */
export type ChooseStep = {
  step: "choose";
  services: (SelectOption | SelectGroup)[];
  chosen: { customer: string; service: string };
};

type ForCustomer = {
  customer: { id: UserId; name: string; email: string };
  purchaseId: string;
  terms: LinkTerms;
};

/** For how many days a link works, as it was typed, and whether the customer gets it by mail. */
export type LinkTerms = { days: string; mail: boolean };

/** A service of the catalogue with its choices and, once they are made, its price. */
export type CatalogueStep = ForCustomer & {
  step: "catalogue";
  service: string;
  heading: string;
  fields: ChoiceField[];
  currencies: SelectOption[];
  chosen: { currency: Currency; coupon: string };
  /** The form was sent with other choices than those whose price it showed: this price is new. */
  changed: boolean;
  /** Null while it has not been asked for, or there is none. */
  view: PurchaseView | null;
  /** Why there is no price. */
  problem: { message: string; field: string | null } | null;
};

export type CustomStep = ForCustomer & { step: "custom"; currencies: SelectOption[] };

export type NewLinkView = ChooseStep | CatalogueStep | CustomStep;
