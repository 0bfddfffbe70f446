import { expect, test } from "vitest";

import type { PayfortKeys } from "#app/payments/gateways/payfort/client.server.ts";
import { isSigned, readFields, sign, signatureOf } from "#app/payments/gateways/payfort/signature.server.ts";
import { readPayfortReturn, readPayfortWebhook } from "#app/payments/gateways/payfort/webhook.server.ts";

/** From the tests of Amazon's own library. */
const authorization = {
  command: "AUTHORIZATION",
  access_code: "43287943278432",
  merchant_identifier: "343278h432",
  amount: "1",
  merchant_reference: "test 2121",
  currency: "USD",
  language: "en",
  customer_email: "test@aps.com",
};

const purchase = {
  command: "PURCHASE",
  access_code: "ACCESS123",
  merchant_identifier: "MID123",
  merchant_reference: "ORD-1_a.b",
  amount: "105000",
  currency: "AED",
  language: "en",
  customer_email: "test@example.com",
  return_url: "https://shop.example/pay/aps/return",
};

test.each([
  [authorization, "test1", "6b73011e4eda060bbbdf206ad110b5208690b57d9e39bec1a548fe8bf3029439"],
  [authorization, "test2", "916b0c4952b7d072fe6cbe15fad9b5509660b482aaa952d90096c9094ca87478"],
  [purchase, "PHRASE_REQ", "870acb60c81a36862d05b2a799956e828fedf31ea8ebe8afffc53aff64f052fc"],
])("Amazon's known signatures are made: %#", (fields, phrase, signature) => {
  expect(signatureOf(fields, phrase, "sha256")).toBe(signature);
  expect(sign(fields, phrase, "sha256")).toEqual({ ...fields, signature });
  expect(isSigned({ ...fields, signature }, phrase, "sha256")).toBe(true);
});

test("an account may be set to the longer hash", () => {
  const signed = sign(purchase, "PHRASE_REQ", "sha512");
  expect(signed["signature"]).toHaveLength(128);
  expect(isSigned(signed, "PHRASE_REQ", "sha512")).toBe(true);
  expect(isSigned(signed, "PHRASE_REQ", "sha256")).toBe(false);
});

const keys: PayfortKeys = {
  accessCode: "ACCESS123",
  merchantIdentifier: "MID123",
  requestPhrase: "PHRASE_REQ",
  responsePhrase: "PHRASE_RES",
  sha: "sha256",
};
const reference = "0198f3c2a7b14d0e9a6c5b4a39281706-AED";
const refundId = "0b6f7c1e-3f0a-4d57-9d63-0a5a2f1c9e77";
const paid = {
  command: "PURCHASE",
  merchant_reference: reference,
  fort_id: "169996200024611493",
  amount: "105000",
  currency: "AED",
  status: "14",
  response_code: "14000",
  response_message: "Success",
};
const fromAmazon = (fields: Record<string, string>) => sign(fields, keys.responsePhrase, keys.sha);
const asForm = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

test.each([
  ["JSON", JSON.stringify],
  ["a form", asForm],
])("a message that comes as %s is verified and read", (_, written) => {
  expect(readPayfortWebhook(written(fromAmazon(paid)), keys)).toEqual({
    ok: true,
    value: {
      eventId: "169996200024611493:PURCHASE:14:14000:",
      type: "PURCHASE 14000",
      gatewayOrderId: reference,
      refundId: null,
    },
  });
});

test("numbers are signed as they are written, though ours would lose their last digits", () => {
  const signed = fromAmazon(paid);
  const written = JSON.stringify(signed).replace('"169996200024611493"', "169996200024611493");
  expect(readFields(written)?.["fort_id"]).toBe("169996200024611493");
  expect(readPayfortWebhook(written, keys).ok).toBe(true);
});

test("later news of the same payment is another message; the same news is the same", () => {
  const eventIdOf = (fields: Record<string, string>) => {
    const read = readPayfortWebhook(JSON.stringify(fromAmazon(fields)), keys);
    return read.ok && read.value.eventId;
  };
  const uncertain = { ...paid, status: "15", response_code: "15777" };
  expect(eventIdOf(uncertain)).not.toBe(eventIdOf(paid));
  expect(eventIdOf({ ...paid, response_message: "Erfolg" })).toBe(eventIdOf(paid));
  const { fort_id: _, ...nameless } = { ...paid, status: "00", response_code: "00013" };
  const other = { ...nameless, merchant_reference: reference.replace("AED", "SAR") };
  expect(eventIdOf(nameless)).not.toBe(eventIdOf(other));
});

test("news of a refund names ours, and no attempt to be settled", () => {
  const refunded = { ...paid, command: "REFUND", status: "06", response_code: "06000" };
  const read = (fields: Record<string, string>) =>
    readPayfortWebhook(JSON.stringify(fromAmazon(fields)), keys);
  expect(read({ ...refunded, maintenance_reference: refundId })).toMatchObject({
    value: { type: "REFUND 06000", gatewayOrderId: null, refundId },
  });
  expect(read(refunded)).toMatchObject({ value: { gatewayOrderId: null, refundId: null } });
});

test.each([
  ["a changed field", { ...fromAmazon(paid), amount: "1" }],
  ["a field more", { ...fromAmazon(paid), extra: "1" }],
  ["a field less", { ...fromAmazon(paid), response_message: undefined }],
  ["no signature", paid],
  ["a lengthened signature", { ...fromAmazon(paid), signature: `${fromAmazon(paid)["signature"]}00` }],
  ["what we sent ourselves", sign(paid, keys.requestPhrase, keys.sha)],
  ["another account's phrase", sign(paid, "other", keys.sha)],
])("a message and a way back are refused with %s", (_, fields) => {
  const refused = { ok: false, refusal: { code: "bad_signature", status: 400 } };
  const texts = JSON.parse(JSON.stringify(fields)) as Record<string, string>;
  expect(readPayfortWebhook(JSON.stringify(texts), keys)).toMatchObject(refused);
  expect(readPayfortReturn(texts, keys)).toMatchObject(refused);
});

test.each(["", "{", "[]", "null", '{"a":{"b":"c"}}', "a=1&a=2", "=", "{}"])(
  "a body like %s is no message",
  (body) => {
    expect(readPayfortWebhook(body, keys)).toMatchObject({ ok: false, refusal: { code: "bad_signature" } });
  },
);

test("a way back says where to look, for a name that we gave", () => {
  expect(readPayfortReturn(fromAmazon(paid), keys)).toEqual({
    ok: true,
    value: { gatewayOrderId: reference },
  });
  const strange = fromAmazon({ ...paid, merchant_reference: "ORD-1" });
  expect(readPayfortReturn(strange, keys)).toMatchObject({ ok: false, refusal: { code: "malformed" } });
});
