import type { BundleIndex } from "#app/cases/evidence/bundle/bundle-index.ts";
import { collect } from "#app/receipts/receipt-pdf.server.ts";
import { openTypesetter, type PdfDocument, type Style } from "#app/receipts/typesetter.server.ts";

type Typesetter = Awaited<ReturnType<typeof openTypesetter>>;

const sheet = { left: 64, right: 531, top: 60, bottom: 772, foot: 796 };
const wholeWidth = sheet.right - sheet.left;
const stateWidth = 90;
const indent = 12;
const numberWidth = 52;
const colours = { ink: "#19212d", muted: "#545d69", harbour: "#005057", sand: "#e4dfd7" };

const small: Style = { face: "text", size: 9, colour: colours.muted, x: sheet.left, width: wholeWidth };
const body: Style = { ...small, size: 10, colour: colours.ink };
const strong: Style = { ...body, face: "strong" };
const heading: Style = { ...body, face: "display", size: 15, colour: colours.harbour };

/** In the type of the receipts. Loads its library on first use. */
export async function bundleIndexPdf(
  index: BundleIndex,
  { madeAt, compress = true }: { madeAt: Date; compress?: boolean },
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
    info: { Title: `${index.title}: ${index.facts[0] ?? ""}`, CreationDate: madeAt },
  });
  const bytes = collect(doc);
  const type = await openTypesetter(doc);
  drawIndex(doc, type, index);
  drawFeet(doc, type, index);
  doc.end();
  return bytes;
}

function drawIndex(doc: PdfDocument, type: Typesetter, { title, facts, groups }: BundleIndex): void {
  let y = sheet.top;
  write(title, { ...heading, size: 24 });
  y += 6;
  facts.forEach((fact) => write(fact, small));
  for (const group of groups) {
    y += 18;
    keepTogether(90);
    write(group.heading, heading);
    write(group.rule, small);
    for (const entry of group.entries) drawEntry(entry);
  }

  function drawEntry({ title: name, state, lines }: BundleIndex["groups"][number]["entries"][number]): void {
    keepTogether(46);
    line();
    const titles = { ...strong, width: wholeWidth - stateWidth - indent };
    const nameLines = type.linesOf(name, titles);
    const states: Style = { ...small, x: sheet.right - stateWidth, width: stateWidth, align: "right" };
    const height = type.set(nameLines, y, titles);
    type.set(type.linesOf(state, states), y, states);
    y += height;
    for (const { number, text } of lines) {
      const own = { ...body, x: sheet.left + indent, width: wholeWidth - indent };
      if (number === null) write(text, own);
      else {
        keepTogether(type.heightOf([text], own));
        type.set([number], y, { ...own, colour: colours.muted });
        write(text, { ...own, x: own.x + numberWidth, width: own.width - numberWidth });
      }
    }
  }

  function write(text: string, style: Style): void {
    // Line by line, because a long note may fill more than a page.
    for (const one of type.linesOf(text, style)) {
      keepTogether(type.heightOf([one], style));
      y += type.set([one], y, style);
    }
  }

  function line(): void {
    y += 6;
    doc.moveTo(sheet.left, y).lineTo(sheet.right, y).lineWidth(0.75).strokeColor(colours.sand).stroke();
    y += 6;
  }

  function keepTogether(height: number): void {
    if (y + height <= sheet.bottom) return;
    doc.addPage();
    y = sheet.top;
  }
}

function drawFeet(doc: PdfDocument, type: Typesetter, { title, facts }: BundleIndex): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const style = { ...small, size: 8 };
    const text = `${title}, ${facts[0] ?? ""}, page ${page - start + 1} of ${count}`;
    type.set(type.linesOf(text, style).slice(0, 1), sheet.foot, style);
  }
}
