import { encode } from "uqr";

type QrPicture = { size: number; path: string };

export function drawQrCode(text: string): QrPicture {
  // The border is the quiet zone that readers need.
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const rows = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: rows.join("") };
}
