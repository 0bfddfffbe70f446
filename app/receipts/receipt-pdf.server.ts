import {
  printReceipt,
  type PrintedParty,
  type PrintedReceipt,
  type PrintedRow,
} from "#app/receipts/print-receipt.ts";
import { type Receipt, receiptName } from "#app/receipts/receipt.ts";
import { openTypesetter, type PdfDocument, type Style } from "#app/receipts/typesetter.server.ts";

type Typesetter = Awaited<ReturnType<typeof openTypesetter>>;

const sheet = { width: 595.28, left: 64, right: 531, top: 60, bottom: 772, foot: 796 };
const wholeWidth = sheet.right - sheet.left;
const figureWidth = 150;
const ink = "#19212d";
const muted = "#545d69";
const harbour = "#005057";
const sand = "#e4dfd7";

const small: Style = { face: "text", size: 9, colour: muted, x: sheet.left, width: wholeWidth };
const body: Style = { ...small, size: 10, colour: ink };
const strong: Style = { ...body, face: "strong" };
const money: Style = { ...body, tabular: true };

/** Same receipt, same bytes. */
export function receiptPdf(receipt: Receipt, shape?: PdfShape): Promise<Buffer> {
  return printedPdf(printReceipt(receipt), receipt.issuedAt, shape);
}

type PdfShape = { compress?: boolean };

/** Loads its library on first use, to keep the start fast. */
export async function printedPdf(
  printed: PrintedReceipt,
  issuedAt: Date,
  { compress = true }: PdfShape = {},
): Promise<Buffer> {
  const { default: Pdf } = await import("pdfkit");
  const doc = new Pdf({
    size: "A4",
    margin: 0,
    bufferPages: true,
    compress,
    pdfVersion: "1.7",
    // None of the standard ones, which would be parsed for nothing.
    font: "",
    lang: "en",
    displayTitle: true,
    info: { Title: printed.title, Author: printed.seller.name, CreationDate: issuedAt },
  });
  const bytes = collect(doc);
  const type = await openTypesetter(doc);
  drawReceipt(doc, type, printed);
  drawFeet(doc, type, printed);
  doc.end();
  return bytes;
}

export async function receiptFile(receipt: Receipt): Promise<{ name: string; type: string; bytes: Buffer }> {
  const bytes = await receiptPdf(receipt);
  return { name: `${receiptName(receipt)}.pdf`, type: "application/pdf", bytes };
}

/** Drawn only where its bytes are wanted. */
export function receiptAttachment(receipt: Receipt) {
  const name = `${receiptName(receipt)}.pdf`;
  return { name, type: "application/pdf", receiptOf: receipt.orderId, draw: () => receiptPdf(receipt) };
}

export function collect(doc: PdfDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
  });
}

function drawReceipt(doc: PdfDocument, type: Typesetter, receipt: PrintedReceipt): void {
  let y = sheet.top;
  const half = (wholeWidth - 24) / 2;

  write(receipt.title, { ...body, face: "display", size: 24, colour: harbour });
  y += 14;
  const parties = y;
  const sellerEnd = party(receipt.seller, sheet.left);
  y = parties;
  y = Math.max(sellerEnd, party(receipt.billedTo, sheet.left + half + 24));
  y += 14;
  line();
  receipt.facts.forEach((row) => pair(row, small));
  line();
  for (const { heading, text, rows } of receipt.items) {
    keepTogether(60);
    if (heading !== null) write(heading, strong);
    if (text) write(text, small);
    y += 2;
    rows.forEach((row) => pair(row, money));
    line();
  }
  keepTogether(20 * (receipt.totals.length + receipt.paidBy.length));
  receipt.totals.forEach((row) => pair(row, row.strong ? { ...money, face: "strong", size: 12 } : money));
  line();
  receipt.paidBy.forEach((row) => pair(row, money));
  y += 10;
  receipt.notes.forEach((note) => write(note, small));

  function write(text: string, style: Style): void {
    const lines = type.linesOf(text, style);
    keepTogether(type.heightOf(lines, style));
    y += type.set(lines, y, style);
  }

  function party({ heading, name, lines }: PrintedParty, x: number): number {
    const column = { x, width: half };
    write(heading, { ...small, ...column });
    write(name, { ...strong, ...column });
    lines.forEach((text) => write(text, { ...body, ...column }));
    return y;
  }

  /** A long name wraps and leaves room for the figure. */
  function pair({ label, figure }: PrintedRow, style: Style): void {
    const labels = { ...style, width: wholeWidth - figureWidth - 12 };
    const figures: Style = { ...style, x: sheet.right - figureWidth, width: figureWidth, align: "right" };
    const [labelLines, figureLines] = [type.linesOf(label, labels), type.linesOf(figure, figures)];
    keepTogether(Math.max(type.heightOf(labelLines, labels), type.heightOf(figureLines, figures)));
    const height = type.set(labelLines, y, labels);
    y += Math.max(height, type.set(figureLines, y, figures)) + 2;
  }

  function line(): void {
    y += 6;
    doc.moveTo(sheet.left, y).lineTo(sheet.right, y).lineWidth(0.75).strokeColor(sand).stroke();
    y += 8;
  }

  function keepTogether(height: number): void {
    if (y + height <= sheet.bottom) return;
    doc.addPage();
    y = sheet.top;
  }
}

function drawFeet(doc: PdfDocument, type: Typesetter, { name, seller }: PrintedReceipt): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const pages = count > 1 ? `, page ${page - start + 1} of ${count}` : "";
    const style = { ...small, size: 8 };
    type.set(type.linesOf(`${name}, ${seller.name}${pages}`, style).slice(0, 1), sheet.foot, style);
  }
}
