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

/** A link for oneself would mean agreeing to one's own price. */
export const linkForOneself = refuse({
  code: "own_link",
  message: "A link for you is made by a colleague.",
  status: 422,
  field: "customer",
});

/** Anybody can sign up with another's address; its owner would read the link and pay for a stranger. */
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
