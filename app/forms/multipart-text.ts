const kilobyte = 1024;

/** The most that one field of words may hold. */
export const textPartBytesMax = 64 * kilobyte;
/** The most that all fields of words of a form with files may hold together. */
export const textBytesMax = 256 * kilobyte;
const partsMax = 500;
/** Of a part's own head, with the field's name in it. */
const headBytesMax = 4 * kilobyte;

/**
 * Whether a form with files holds more words than any form of ours takes: looked at in its bytes, for reading such a
 * form takes seconds, and what is read is drawn again.
 */
export function holdsTooMuchText(body: Uint8Array, contentType: string): boolean {
  const [, quoted, plain] = /\bboundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const named = quoted ?? plain;
  // Then nobody can read it as a form.
  if (named === undefined) return false;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`--${named}`);
  const nextDelimiter = Buffer.from(`\r\n--${named}`);
  let words = 0;
  let parts = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0;) {
    const begin = at + delimiter.length;
    const next = bytes.indexOf(nextDelimiter, begin);
    const end = next < 0 ? bytes.length : next;
    const part = textIn(bytes.subarray(begin, end));
    words += part;
    parts += 1;
    if (part > textPartBytesMax || words > textBytesMax || parts > partsMax) return true;
    at = next < 0 ? -1 : next + 2;
  }
  return false;
}

/** How many bytes of a part are words: none of a file, and too many where its head alone is too long. */
function textIn(part: Buffer): number {
  const headEnd = part.subarray(0, headBytesMax).indexOf("\r\n\r\n");
  if (headEnd < 0) return part.length < headBytesMax ? part.length : Infinity;
  const head = part.toString("latin1", 0, headEnd);
  const namesFile = /;\s*filename\*?=/i.test(head.replaceAll(/"[^"]*"/g, '""'));
  return namesFile ? 0 : part.length - headEnd - 4;
}
