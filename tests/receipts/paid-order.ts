import { OrderId } from "#app/platform/ids.ts";
import type { Receipt } from "#app/receipts/receipt.ts";
import { type PaidOrder, writeReceipt } from "#app/receipts/write-receipt.ts";
import { asId } from "#tests/setup/as-id.ts";

const paid: PaidOrder = {
  order: "LF-1042",
  paidAt: new Date("2026-10-02T11:59:00Z"),
  currency: "INR",
  items: [
    {
      heading: "Complete Application",
      text: "12 universities, visa help, Lightning speed",
      lines: [
        { label: "12 universities", amount: 7_399_900n },
        { label: "Lightning speed, 25%", amount: 1_849_975n },
        { label: "Visa and financial counselling, 1 person", amount: 999_900n },
        { label: "Saving on visa help, 24%", amount: -239_976n },
      ],
    },
    {
      heading: "Cover Letter",
      text: "",
      lines: [{ label: "List price", amount: 199_900n }],
    },
  ],
  price: 10_209_699n,
  premium: 410_485n,
  walletShare: 2_000_000n,
  charged: 8_620_184n,
  gateway: "Razorpay",
  couponCode: null,
  ratePerUsd: "96.08534228",
  rateDate: "2026-09-29",
  billing: { name: "Asha Rao", countryCode: "IN", countryName: "India", taxNumber: "29ABCDE1234F1Z5" },
};

export const seller = {
  name: "Landfall",
  address: ["1 Harbour Street", "Porttown, Exampleland"],
  taxNumber: "EX-123456",
};

export const issuedAt = new Date("2026-10-02T12:00:00Z");

export function paidOrder(change: Partial<PaidOrder> = {}): PaidOrder {
  return { ...paid, ...change };
}

export function receiptOf(change: Partial<PaidOrder> = {}, taxLines = indianTax): Receipt {
  const document = writeReceipt(paidOrder(change), { seller, taxLines, now: issuedAt });
  return { orderId: asId(OrderId, crypto.randomUUID()), year: 2026, number: 123, issuedAt, document };
}

const indianTax = [{ country: "IN", name: "GST", percent: "18" }];
