/** The package brings no types; this is the part that the tests use. */
declare module "fontverter" {
  export function convert(font: Buffer, format: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}
