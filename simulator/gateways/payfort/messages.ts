import { createHash } from "node:crypto";

import type { Simulation } from "#simulator/simulation.ts";

export type Fields = Record<string, string>;

export type PayfortAccount = {
  accessCode: string;
  merchantIdentifier: string;
  requestPhrase: string;
  responsePhrase: string;
  sha: string;
};

export function accountOf({ settings }: Simulation): PayfortAccount {
  return {
    accessCode: settings.needed("PAYFORT_ACCESS_CODE"),
    merchantIdentifier: settings.needed("PAYFORT_MERCHANT_IDENTIFIER"),
    requestPhrase: settings.needed("PAYFORT_REQUEST_PHRASE"),
    responsePhrase: settings.needed("PAYFORT_RESPONSE_PHRASE"),
    sha: settings.needed("PAYFORT_SHA", "256"),
  };
}

const messages: Record<string, string> = {
  "000": "Success",
  "001": "Missing parameter",
  "002": "Invalid parameter format",
  "004": "Invalid command",
  "005": "Invalid amount",
  "007": "Duplicate order number",
  "008": "Signature mismatch",
  "009": "Invalid merchant identifier",
  "010": "Invalid access code",
  "013": "Invalid currency",
  "018": "Operation not allowed by processor",
  "029": "Insufficient funds",
  "036": "Order not found",
  "037": "Missing return URL",
  "048": "Operation amount exceeds captured amount",
  "066": "Merchant reference already exists",
  "072": "Transaction has been cancelled by the consumer",
  "662": "Operation not allowed. The specified order is not confirmed yet",
  "666": "Transaction declined",
  "777": "The transaction has been processed, but failed to receive confirmation",
};

/** Of a code such as 14000 the first two digits say how it went, the last three why. */
export function outcomeFields(code: string): Fields {
  return { status: code.slice(0, 2), response_code: code, response_message: textOf(code) };
}

export function textOf(code: string): string {
  return messages[code.slice(2)] ?? "Transaction failed";
}

/** Independent of the shop's code, so a mistake in either one shows. */
export function signature(fields: Fields, phrase: string, account: PayfortAccount): string {
  const names = Object.keys(fields)
    .filter((name) => name !== "signature")
    .toSorted();
  const text = names.map((name) => `${name}=${fields[name]}`).join("");
  return createHash(`sha${account.sha}`).update(`${phrase}${text}${phrase}`).digest("hex");
}

/** A forger does not know the phrase. */
export function signedFields(fields: Fields, account: PayfortAccount, forged = false): Fields {
  const phrase = forged ? "not-the-phrase" : account.responsePhrase;
  return { ...fields, signature: signature(fields, phrase, account) };
}

/** The last three digits of a code; null if the sender is fine. */
export function refusedSender(fields: Fields, account: PayfortAccount): string | null {
  if (fields["merchant_identifier"] !== account.merchantIdentifier) return "009";
  if (fields["access_code"] !== account.accessCode) return "010";
  return fields["signature"] === signature(fields, account.requestPhrase, account) ? null : "008";
}
