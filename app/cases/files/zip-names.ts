const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
/** An office file has some dozens of parts; one of thousands is made to keep somebody busy. */
const entriesMax = 4000;

/**
 * The names in a zip's table of contents, in small letters. Nothing is unpacked, so that what is packed small and is
 * huge does no harm. Empty where there is no such table, or one that does not add up.
 */
export function namesInZip(bytes: Uint8Array): Set<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return new Set();
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > entriesMax) return new Set();
  const names = new Set<string>();
  const decoder = new TextDecoder();
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySignature) return new Set();
    const nameBytes = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + entryBytes, at + entryBytes + nameBytes);
    names.add(decoder.decode(name).toLowerCase());
    at += entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** The table's end stands at the end of the file, before a comment of at most 65,535 bytes. */
function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endBytes - 0xffff);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}
