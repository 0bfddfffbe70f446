/**
 * A small subset of Markdown: paragraphs between empty lines, lists of lines that begin with "- ", **bold**, *italic*
 * and [links](/service/). Parsed to a tree that React draws, so nothing of it is ever HTML. Marks do not nest, and what
 * is no mark is a plain character.
 */
export type RichPart =
  | { kind: "text" | "strong" | "em"; text: string }
  | { kind: "link"; text: string; href: string };

export type RichBlock = { kind: "paragraph"; parts: RichPart[] } | { kind: "list"; items: RichPart[][] };

export function parseRichText(source: string): RichBlock[] {
  return source
    .split(/\n\s*\n/)
    .flatMap((block) => blocksOf(block.split("\n").filter((line) => line.trim() !== "")));
}

/** The first address in it that no page may lead to; null if there is none. */
export function wrongAddressIn(source: string): string | null {
  const links = source.matchAll(/\[[^\][\n]{1,200}\]\(((?:[^()\n]|\([^()\n]{0,200}\)){0,600})\)/g);
  return [...links].map(([, address = ""]) => address).find((address) => hrefOf(address) === null) ?? null;
}

/** A list may follow its sentence without an empty line. */
function blocksOf(lines: string[]): RichBlock[] {
  const first = lines.findIndex(isItem);
  if (lines.length === 0) return [];
  if (first === -1) return [{ kind: "paragraph", parts: partsOf(lines.join(" ")) }];
  const length = lines.slice(first).findIndex((line) => !isItem(line));
  const end = length === -1 ? lines.length : first + length;
  const items = lines.slice(first, end).map((line) => partsOf(line.trim().slice(2)));
  return [...blocksOf(lines.slice(0, first)), { kind: "list", items }, ...blocksOf(lines.slice(end))];
}

function isItem(line: string): boolean {
  return line.trimStart().startsWith("- ");
}

/** Each mark has its own end, so one that is not closed reaches no further than itself. */
const mark = /\*\*([^*\n]{1,500})\*\*|\*([^*\s][^*\n]{0,499})\*|\[([^\][\n]{1,200})\]\(([^()\s]{1,500})\)/g;

function partsOf(line: string): RichPart[] {
  const parts: RichPart[] = [];
  let from = 0;
  for (const found of line.matchAll(mark)) {
    const [whole, strong, em, label, address] = found;
    const part = partOf({ strong, em, label, address });
    if (!part) continue;
    if (found.index > from) parts.push({ kind: "text", text: line.slice(from, found.index) });
    parts.push(part);
    from = found.index + whole.length;
  }
  if (from < line.length) parts.push({ kind: "text", text: line.slice(from) });
  return parts;
}

type Marked = Record<"strong" | "em" | "label" | "address", string | undefined>;

function partOf({ strong, em, label, address }: Marked): RichPart | null {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (em !== undefined) return { kind: "em", text: em };
  const href = address === undefined ? null : hrefOf(address);
  return label === undefined || href === null ? null : { kind: "link", text: label, href };
}

/** On this site, or by https. */
function hrefOf(address: string): string | null {
  if (/[\s"'<>\\]|\p{Cc}/u.test(address)) return null;
  if (/^\/(?!\/)/.test(address)) return address;
  const url = URL.parse(address);
  return url?.protocol === "https:" && address.startsWith("https://") && url.username === ""
    ? url.href
    : null;
}
