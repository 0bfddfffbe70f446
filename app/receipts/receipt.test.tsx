import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";

import { currencyTable } from "#app/currencies/currency-table.ts";
import { formatMoney } from "#app/money/format.ts";
import { inOtherLetters } from "#app/receipts/font-fallback.server.ts";
import { printReceipt, type PrintedReceipt } from "#app/receipts/print-receipt.ts";
import { receiptPdf } from "#app/receipts/receipt-pdf.server.ts";
import { receiptName } from "#app/receipts/receipt.ts";
import { ReceiptView } from "#app/receipts/receipt-view.tsx";

import { writeReceipt } from "#app/receipts/write-receipt.ts";
import { issuedAt, paidOrder, receiptOf, seller } from "#tests/receipts/paid-order.ts";
import { withoutSpaces, textOfPdf } from "#tests/receipts/read-pdf.ts";

const byCard = { price: 2_900n, premium: 0n, walletShare: 0n, charged: 2_900n, gateway: "Card" };
const nothing = { price: 0n, premium: 0n, walletShare: 0n, charged: 0n, gateway: null };
const paidBySomeone = (name: string) => ({
  billing: { name, countryCode: "IN", countryName: "India", taxNumber: null },
});

test.each([
  [1, "LF-2026-000001"],
  [123, "LF-2026-000123"],
  [1_234_567, "LF-2026-1234567"],
])("number %i of 2026 is called %s", (number, name) => {
  expect(receiptName({ year: 2026, number })).toBe(name);
});

describe("what a receipt says", () => {
  test("is everything that was paid, and to whom", () => {
    expect(printReceipt(receiptOf({ couponCode: "WELCOME10" }))).toMatchObject({
      title: "Receipt LF-2026-000123",
      seller: { name: "Landfall", lines: [...seller.address, "Tax number EX-123456"] },
      billedTo: { name: "Asha Rao", lines: ["India", "Tax number 29ABCDE1234F1Z5"] },
      facts: [
        { figure: "LF-2026-000123" },
        { figure: "LF-1042" },
        { label: "Paid on", figure: "2 October 2026" },
        { figure: "Indian Rupee (INR)" },
      ],
      totals: [
        { label: "Price", figure: "₹1,02,096.99" },
        { label: "Payment platform premium", figure: "₹4,104.85" },
        { label: "Total", figure: "₹1,06,201.84", strong: true },
        { label: "Includes GST 18%", figure: "₹16,200.28" },
      ],
      paidBy: [
        { label: "Paid from your wallet", figure: "₹20,000.00" },
        { label: "Paid by Razorpay", figure: "₹86,201.84" },
      ],
      notes: ["Coupon WELCOME10 was used.", "1 USD = 96.08534228 INR, rate of 29 September 2026."],
    });
  });

  test("leaves out what was not: premium, wallet, platform, tax, coupon", () => {
    const line = { label: "Consultation", amount: 2_900n };
    const printed = printReceipt(
      receiptOf(
        {
          ...byCard,
          currency: "USD",
          items: [{ heading: "Profile Evaluation", text: "", lines: [line] }],
        },
        [],
      ),
    );
    expect(printed.totals.map((row) => row.label)).toEqual(["Price", "Total"]);
    expect(printed.paidBy).toEqual([{ label: "Paid by Card", figure: "$29.00" }]);
    expect(printed.notes).toEqual([]);
  });

  test("of a price of nothing, is that nothing was left to pay", () => {
    const lines = [
      { label: "List price", amount: 2_900n },
      { label: "Counselling credit", amount: -2_900n },
    ];
    const printed = printReceipt(
      receiptOf({ ...nothing, items: [{ heading: "Cover Letter", text: "", lines }] }),
    );
    expect(printed.paidBy).toEqual([]);
    expect(printed.notes).toContain("Nothing was left to pay.");
  });

  test.each([
    ["lines that are not the price", { price: 1n }],
    ["payments that are not the total", { walletShare: 0n }],
  ])("is never made of %s", (_, change) => {
    expect(() => writeReceipt(paidOrder(change), { seller, taxLines: [], now: issuedAt })).toThrow(/Broken/);
  });
});

describe("page and PDF", () => {
  test("say the same words in the same order", async () => {
    const receipt = receiptOf();
    const said = printReceipt(receipt);
    const markup = renderToStaticMarkup(<ReceiptView receipt={said} />);
    const page = withoutSpaces(markup.replace(/<[^>]*>/g, "").replaceAll("&amp;", "&"));
    const pdf = textOfPdf(await receiptPdf(receipt, { compress: false }));
    // Title and foot exist only in the PDF.
    expect(pdf).toBe(withoutSpaces(`${said.title}${textOf(said)}${said.name}, ${said.seller.name}`));
    expect(page).toBe(withoutSpaces(textOf(said)));
  });
});

describe("a receipt as PDF", () => {
  test("is the same bytes whenever it is drawn", async () => {
    const receipt = receiptOf();
    const drawn = await receiptPdf(receipt);
    expect(await receiptPdf(receipt)).toEqual(drawn);
    expect(drawn.subarray(0, 8).toString()).toBe("%PDF-1.7");
    expect(drawn.length).toBeLessThan(64 * 1024);
  });

  test("is the same bytes whatever was drawn before it", async () => {
    // Each of these letters shares its drawing with another.
    const letters = "ﬁ ½ Ω μ µ Å Å İı ſ ‐ ‑ ‒ – − … · • × €£¥₹₺₽ ‰ №";
    const receipt = receiptOf({ items: paidOrder().items.map((item) => ({ ...item, text: letters })) });
    const drawAfter = async (others: ReturnType<typeof receiptOf>[]) => {
      vi.resetModules();
      const { receiptPdf: draw } = await import("#app/receipts/receipt-pdf.server.ts");
      for (const other of others) await draw(other);
      return draw(receipt);
    };
    expect((await drawAfter([receiptOf()])).equals(await drawAfter([]))).toBe(true);
  });

  test("shows the amounts of every currency, sign and all", async () => {
    const lines = currencyTable.map(({ code }) => ({ label: formatMoney(-123_456_700n, code), amount: 0n }));
    const items = [{ heading: "Every currency", text: "", lines }];
    const pdf = textOfPdf(await receiptPdf(receiptOf({ ...nothing, items }), { compress: false }));
    for (const { label } of lines) expect(pdf).toContain(withoutSpaces(label));
  });

  test.each([
    ["José Łukasz Şahin", "José Łukasz Şahin"],
    ["Nguyễn Thị Hà", "Nguyễn Thị Hà"],
    ["Ελένη Παπαδάκη", "Ελένη Παπαδάκη"],
    ["Фёдор Їжак", "Фёдор Їжак"],
    ["Jose\u0301", "José"],
    ["Asha 🌟 Rao", "Asha  Rao"],
    ["ＡＢＣ Ltd", "ABC Ltd"],
    ["आशा राव", inOtherLetters],
    ["王小明", inOtherLetters],
    ["عائشة", inOtherLetters],
    ["O'Neil & <Sons> (Pvt.) ½", "O'Neil & <Sons> (Pvt.) ½"],
    ["W".repeat(100), "W".repeat(100)],
  ])("made out to %j shows %j, without a box or an error", async (name, shown) => {
    const pdf = textOfPdf(await receiptPdf(receiptOf(paidBySomeone(name)), { compress: false }));
    expect(pdf).toContain(withoutSpaces(`Billed to${shown}India`));
    expect(pdf).not.toContain("\u0000");
  });

  test("of twenty long items goes on to further pages, each of which says what it belongs to", async () => {
    const line = { label: "A choice with a long name, ".repeat(8), amount: 0n };
    const item = {
      heading: "A service of a long name ".repeat(5),
      text: "x".repeat(200),
      lines: [line, line],
    };
    const long = receiptOf({ ...nothing, items: Array.from({ length: 20 }, () => item) });
    const pdf = textOfPdf(await receiptPdf(long, { compress: false }));
    const pages = Number(/page1of(\d)/.exec(pdf)?.[1]);
    expect(pages).toBeGreaterThan(2);
    expect(pdf).toContain(`LF-2026-000123,Landfall,page${pages}of${pages}`);
  });
});

function textOf({ seller: from, billedTo, facts, items, totals, paidBy, notes }: PrintedReceipt): string {
  const parties = [from, billedTo].flatMap(({ heading, name, lines }) => [heading, name, ...lines]);
  const rows = (some: PrintedReceipt["facts"]) => some.flatMap(({ label, figure }) => [label, figure]);
  const services = items.flatMap((item) => [item.heading ?? "", item.text, ...rows(item.rows)]);
  return [...parties, ...rows(facts), ...services, ...rows(totals), ...rows(paidBy), ...notes].join("");
}
