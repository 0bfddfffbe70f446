import { encode } from "uqr";

/** A QR code as one path, in a square of `size` units. */
type QrPicture = { size: number; path: string };

export function drawQrCode(text: string): QrPicture {
  // The quiet ground around it, which readers need, is drawn with it.
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const rows = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: rows.join("") };
}
