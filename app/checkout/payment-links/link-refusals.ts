import { refuse } from "#app/platform/outcome.ts";

export const unknownLink = refuse({
  code: "unknown_link",
  message: "This payment link is not known.",
  status: 404,
});

export const noSuchCustomer = refuse({
  code: "unknown_customer",
  message: "Nobody has an account by this email or username. The customer signs up first.",
  status: 422,
  field: "customer",
});

/** Whoever makes a link for themselves would agree with themselves what is not sold online, and at what amount. */
export const linkForOneself = refuse({
  code: "own_link",
  message: "A link for you is made by a colleague.",
  status: 422,
  field: "customer",
});

/** Anybody can sign up with an address that is another's, and the link would be read by its owner and paid for the other. */
export const addressNotConfirmed = refuse({
  code: "address_not_confirmed",
  message:
    "Nobody has confirmed the address of this account, so it may not be its owner’s. Ask the customer to confirm it under Log-in and security, Email.",
  status: 409,
  field: "customer",
});

export const chooseCurrency = refuse({
  code: "unknown_currency",
  message: "Choose a currency.",
  status: 422,
  field: "currency",
});
