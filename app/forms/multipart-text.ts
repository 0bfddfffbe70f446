const kilobyte = 1024;

/** Bytes per text field. */
export const textPartBytesMax = 64 * kilobyte;
/** Bytes of all text in a form with files. */
export const textBytesMax = 256 * kilobyte;
const partsMax = 500;
const headBytesMax = 4 * kilobyte;

/** Checks raw bytes first: parsing a huge form takes seconds. */
export function holdsTooMuchText(body: Uint8Array, contentType: string): boolean {
  const [, quoted, plain] = /\bboundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const named = quoted ?? plain;
  // No boundary: nobody can parse it as a form.
  if (named === undefined) return false;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`--${named}`);
  const nextDelimiter = Buffer.from(`\r\n--${named}`);
  let textBytes = 0;
  let parts = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0;) {
    const begin = at + delimiter.length;
    const next = bytes.indexOf(nextDelimiter, begin);
    const end = next < 0 ? bytes.length : next;
    const part = textIn(bytes.subarray(begin, end));
    textBytes += part;
    parts += 1;
    if (part > textPartBytesMax || textBytes > textBytesMax || parts > partsMax) return true;
    at = next < 0 ? -1 : next + 2;
  }
  return false;
}

/** Zero for files; too many if the header alone is too long. */
function textIn(part: Buffer): number {
  const headEnd = part.subarray(0, headBytesMax).indexOf("\r\n\r\n");
  if (headEnd < 0) return part.length < headBytesMax ? part.length : Infinity;
  const head = part.toString("latin1", 0, headEnd);
  const namesFile = /;\s*filename\*?=/i.test(head.replaceAll(/"[^"]*"/g, '""'));
  return namesFile ? 0 : part.length - headEnd - 4;
}
