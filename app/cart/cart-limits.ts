import { refuse } from "#app/platform/outcome.ts";

export const cartItemsMax = 20;

export const cartFull = refuse({
  code: "cart_full",
  message: `A cart holds at most ${cartItemsMax} services. Please buy or remove some first.`,
  status: 409,
});

/** Words of the different-currency dialog (spec section 8). */
export const currencyClash = refuse({
  code: "currency_clash",
  message: "The selected currency is different than the one in your cart. Would you like to empty the cart?",
  status: 409,
  field: "currency",
});

export const notInCart = refuse({
  code: "not_in_cart",
  message: "This service is no longer in your cart.",
  status: 404,
});
