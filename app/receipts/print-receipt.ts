import { formatMoney } from "#app/money/format.ts";
import { type Party, type Receipt, type ReceiptDocument, receiptName } from "#app/receipts/receipt.ts";
import { writtenDate } from "#app/platform/dates.ts";

/** Page and PDF share this, so they cannot differ. */
export type PrintedReceipt = {
  title: string;
  name: string;
  seller: PrintedParty;
  billedTo: PrintedParty;
  facts: PrintedRow[];
  /** A service without choices has one line, which says its name: no heading says it again. */
  items: { heading: string | null; text: string; rows: PrintedRow[] }[];
  totals: PrintedRow[];
  paidBy: PrintedRow[];
  notes: string[];
};

export type PrintedParty = { heading: string; name: string; lines: string[] };
export type PrintedRow = { label: string; figure: string; strong?: true };

export function printReceipt({
  document,
  ...receipt
}: Omit<Receipt, "orderId" | "issuedAt">): PrintedReceipt {
  const money = (amount: string) => formatMoney(BigInt(amount), document.currency);
  const row = (label: string, amount: string): PrintedRow => ({ label, figure: money(amount) });
  const some = (label: string, amount: string) => (amount === "0" ? [] : [row(label, amount)]);
  const name = receiptName(receipt);
  return {
    title: `Receipt ${name}`,
    name,
    seller: printParty("From", document.seller),
    billedTo: printParty("Billed to", document.billedTo),
    facts: [
      { label: "Receipt", figure: name },
      { label: "Order", figure: document.order },
      { label: "Paid on", figure: writtenDate(document.paidOn) },
      ...(document.issuedOn === document.paidOn
        ? []
        : [{ label: "Issued on", figure: writtenDate(document.issuedOn) }]),
      { label: "Currency", figure: `${document.currencyName} (${document.currency})` },
    ],
    items: document.items.map(({ heading, text, lines }) => ({
      heading: lines.length === 1 && lines[0]?.label === heading ? null : heading,
      text,
      rows: lines.map(({ label, amount }) => row(label, amount)),
    })),
    totals: [
      row("Price", document.price),
      ...some("Payment platform premium", document.premium),
      { ...row("Total", document.total), strong: true },
      ...document.taxes.map(({ label, amount }) => row(label, amount)),
    ],
    paidBy: [
      ...some("Paid from your wallet", document.walletShare),
      ...some(`Paid by ${document.gateway}`, document.charged),
    ],
    notes: notesOf(document),
  };
}

function printParty(heading: string, { name, address, taxNumber }: Party): PrintedParty {
  return { heading, name, lines: [...address, ...(taxNumber ? [`Tax number ${taxNumber}`] : [])] };
}

function notesOf({ rate, currency, coupon, total }: ReceiptDocument): string[] {
  return [
    ...(coupon ? [`Coupon ${coupon} was used.`] : []),
    ...(total === "0" ? ["Nothing was left to pay."] : []),
    ...(rate ? [`1 USD = ${rate.perUsd} ${currency}, rate of ${writtenDate(rate.asOf)}.`] : []),
  ];
}
