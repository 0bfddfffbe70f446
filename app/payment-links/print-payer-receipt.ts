import type { PrintedReceipt } from "#app/receipts/print-receipt.ts";
import { printReceipt } from "#app/receipts/print-receipt.ts";
import type { Receipt } from "#app/receipts/receipt.ts";

/**
 * What somebody else has paid for, from the customer's receipt: the figures are the same, while number, billing, taxes
 * and coupon are the customer's own.
 */
export function printPayerReceipt(
  receipt: Receipt,
  { payerName, customerName }: { payerName: string | null; customerName: string },
): PrintedReceipt {
  const { document } = receipt;
  const printed = printReceipt({ ...receipt, document: { ...document, taxes: [], coupon: null } });
  const theirs = new Set(["Receipt", "Issued on"]);
  return {
    ...printed,
    title: `Payment receipt ${document.order}`,
    name: document.order,
    billedTo: payerName
      ? { heading: "Paid by", name: payerName, lines: [`For ${customerName}`] }
      : { heading: "Paid for", name: customerName, lines: [] },
    facts: printed.facts.filter(({ label }) => !theirs.has(label)),
    notes: [
      ...printed.notes,
      `This confirms the payment. ${customerName} has the order and its own receipt.`,
    ],
  };
}
