import { refuse } from "#app/platform/outcome.ts";

export const unknownRate = refuse({
  code: "unknown_rate",
  message: "This rate was not found.",
  status: 404,
});

export const unknownCurrencyAtDesk = refuse({
  code: "unknown_currency",
  message: "We do not sell in this currency.",
  status: 404,
});

export const decidedMeanwhile = refuse({
  code: "decided_meanwhile",
  message: "Somebody else has decided about this rate already.",
  status: 409,
});

export const ownRate = refuse({
  code: "own_rate",
  message: "You entered this rate. Somebody else accepts it.",
  status: 409,
});

export const waitADay = refuse({
  code: "wait_a_day",
  message:
    "You entered this rate, and nobody else can accept it. You can yourself, a day after you entered it.",
  status: 409,
});

export const rateMoved = refuse({
  code: "rate_moved",
  message: "Another rate has come into force since you opened the page. Look at the change again.",
  status: 409,
});

export const newerInForce = refuse({
  code: "newer_in_force",
  message: "A rate of a later day is in force. This one can only be refused.",
  status: 409,
});

export const refreshOff = refuse({
  code: "refresh_off",
  message: "Sources of rates are turned off on this server.",
  status: 409,
});
