const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
/** Real office files have dozens of parts; thousands are an attack. */
const entriesMax = 4000;

/** Lower case. Unpacks nothing, so a zip bomb is harmless. Empty when the directory is missing or inconsistent. */
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

/** The end record precedes a comment of at most 65,535 bytes. */
function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endBytes - 0xffff);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}
