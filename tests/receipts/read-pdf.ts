/** In order, without spaces, because lines break anywhere. */
export function textOfPdf(pdf: Buffer): string {
  const text = pdf.toString("latin1");
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj$/gm)].map(([, id, body]) => [id!, body!]),
  );
  const letters = new Map<string, string[]>();
  for (const [, name, id] of text.matchAll(/^\/(F\d+) (\d+) 0 R$/gm)) {
    const letterId = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!)!)?.[1];
    letters.set(name!, lettersOf(objects.get(letterId!)!));
  }
  let font = "";
  let words = "";
  for (const [, named, set] of text.matchAll(/^\/(F\d+) \S+ Tf$|^\[(.*)\] TJ$/gm)) {
    if (named) font = named;
    for (const [, glyphs] of (set ?? "").matchAll(/<([0-9a-f]+)>/g)) {
      for (const [glyph] of glyphs!.matchAll(/.{4}/g)) words += letters.get(font)![parseInt(glyph, 16)];
    }
  }
  return withoutSpaces(words);
}

export function withoutSpaces(text: string): string {
  return text.replace(/\s/g, "");
}

function lettersOf(map: string): string[] {
  const ranges = [...map.matchAll(/^<[0-9a-f]+> <[0-9a-f]+> \[(.*)\]$/gm)].map(([, range]) => range!);
  return ranges.flatMap((range) =>
    [...range.matchAll(/<([0-9a-f ]*)>/g)].map(([, codes]) =>
      Buffer.from(codes!.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
    ),
  );
}
