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

export const chooseCurrency = refuse({
  code: "unknown_currency",
  message: "Choose a currency.",
  status: 422,
  field: "currency",
});
