import { officialOf } from "#app/content/official-of.ts";
import type { OfficialNote } from "#app/content/section-parts.ts";
import { otherVisaFigures } from "#tests/figures/other-visas.ts";
import { serviceFigures } from "#tests/figures/services.ts";
import { shopFigures } from "#tests/figures/shop-figures.ts";
import { specialServiceFigures } from "#tests/figures/special-services.ts";
import { sectionOf, type SpecFigure } from "#tests/figures/spec-figure.ts";
import { usVisaFigures } from "#tests/figures/us-visas.ts";

export const pageFigures: SpecFigure[] = [
  ...specialServiceFigures,
  ...serviceFigures,
  ...usVisaFigures,
  ...otherVisaFigures,
];

const titles = {
  1: "1 What the product does and for whom",
  5: "5 Validation rules",
  9: "9 Business constants and limits",
};

export function figuresDocument(): string {
  const sections = ([1, 5, 9] as const).map((section) => {
    const rows = [
      ...shopFigures.filter((figure) => figure.section === section).map(shopRow),
      ...pageFigures.filter((figure) => figure.section === section).map(pageRow),
    ];
    return `## ${titles[section]}\n\n| Figure of | As shown | Where | Official position |\n| - | - | - | - |\n${rows.join("\n")}\n`;
  });
  return [
    "# Figures\n",
    "Every figure of the specification's sections 1, 5 and 9, the page where it shows, and the official position",
    "beside it where an authority says otherwise. Made by `npm run figures` from the lists in `tests/figures/`; tests",
    "hold each row against the page itself.\n",
    ...sections,
  ].join("\n");
}

function shopRow({ of, figure, path, keptIn }: (typeof shopFigures)[number]): string {
  return row([of, figure, `${pageOf(path)}; kept in \`${keptIn}\``, ""]);
}

function pageRow(figure: SpecFigure): string {
  const note = officialNoteOf(figure);
  const official = note ? `${note.text} [${note.source.name}](${note.source.url}), ${note.asOf}` : "";
  const where = `\`/service/premium/${figure.slug}/\`, section ${figure.anchor}`;
  return row([figure.of, figure.shown.join("; "), where, official]);
}

/** Undefined if a required note is missing. */
export function officialNoteOf(figure: SpecFigure): OfficialNote | undefined {
  const section = sectionOf(figure);
  return section && officialOf(section).find(({ about }) => about === figure.official);
}

const pageOf = (path: string) => `\`${path.split("?")[0]}\``;

function row(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
