import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";

import { maskedEmail, paidByText, payerFields, receiptFields } from "#app/payment-links/payer.ts";

const said = (name: string, email: string) => ({ payer_name: name, payer_email: email });
const wrong = (read: { success: boolean; error?: { issues: { path: PropertyKey[] }[] } }) =>
  read.error?.issues.map(({ path }) => path[0]) ?? [];

test("whoever pays may say nothing, or a name, or a name and an address", () => {
  for (const one of [said("", ""), said("Sunita Nair", ""), said("Sunita Nair", "sunita@example.org")])
    expect(payerFields.safeParse(one).data).toEqual(one);
  expect(payerFields.parse({})).toEqual(said("", ""));
  const nothing = new URLSearchParams({ payer_name: "", payer_email: "" });
  expect(parseWithZod(nothing, { schema: payerFields })).toMatchObject({ value: said("", "") });
});

test("an address without a name, and what is no address, are refused at their field", () => {
  expect(wrong(payerFields.safeParse(said("", "sunita@example.org")))).toEqual(["payer_name"]);
  expect(wrong(payerFields.safeParse(said("Sunita", "sunita@")))).toEqual(["payer_email"]);
  expect(wrong(payerFields.safeParse(said("Sunita", "a@example.org,b@example.org")))).toEqual([
    "payer_email",
  ]);
  expect(wrong(payerFields.safeParse(said("S".repeat(101), "")))).toEqual(["payer_name"]);
});

test("a receipt that is asked for needs both", () => {
  expect(wrong(receiptFields.safeParse(said("", "")))).toEqual(["payer_name", "payer_email"]);
  expect(receiptFields.safeParse(said("Sunita Nair", " Sunita@Example.org ")).data).toEqual(
    said("Sunita Nair", "sunita@example.org"),
  );
});

test("a name is one line", () => {
  expect(payerFields.parse(said("Sunita\r\nBcc: \u0000 Nair\u202e", "")).payer_name).toBe("Sunita Bcc: Nair");
});

test("an address is told only to who knows it, and a payer by name", () => {
  expect(maskedEmail("sunita.nair@example.org")).toBe("s…@example.org");
  expect(paidByText({ name: "Sunita Nair" })).toBe("Paid by Sunita Nair through your payment link.");
  expect(paidByText({ name: null })).toBe("Paid through your payment link.");
});
