import { writeFile } from "node:fs/promises";

/**
 * Writes app/ui/stand-in-fonts.css: system fonts scaled to ours, so nothing moves when ours load. Run by hand and
 * commit. `width`: our width in percent of the system font's; `kin` share it.
 */
type Weights = { from: number; to: number; bold?: boolean; width: number };
type Face = { name: string; kin: string[]; bold?: string[]; weights: Weights[] };
type Ours = { name: string; ascent: number; descent: number; faces: Face[] };

const arial = {
  kin: [
    "Arial",
    "ArialMT",
    "Liberation Sans",
    "LiberationSans",
    "Arimo",
    "Arimo Regular",
    "Arimo-Regular",
    "Helvetica",
    "Nimbus Sans",
    "Nimbus Sans Regular",
    "NimbusSans-Regular",
    "FreeSans",
  ],
  bold: [
    "Arial Bold",
    "Arial-BoldMT",
    "Liberation Sans Bold",
    "LiberationSans-Bold",
    "Arimo Bold",
    "Arimo-Bold",
    "Helvetica Bold",
    "Helvetica-Bold",
    "Nimbus Sans Bold",
    "NimbusSans-Bold",
    "FreeSans Bold",
  ],
};

const times = {
  kin: [
    "Times New Roman",
    "TimesNewRomanPSMT",
    "Liberation Serif",
    "LiberationSerif",
    "Tinos",
    "Tinos Regular",
    "Tinos-Regular",
    "Times",
    "Times Roman",
    "Nimbus Roman",
    "Nimbus Roman Regular",
    "NimbusRoman-Regular",
    "FreeSerif",
  ],
};

const inter: Ours = {
  name: "Inter",
  ascent: 96.9,
  descent: 24.1,
  faces: [
    { name: "Arial", ...arial, weights: textWeights(106.3, 107.5, 101.2) },
    {
      name: "Roboto",
      kin: ["Roboto", "Roboto Regular", "Roboto-Regular"],
      // Many phones have one file for all weights.
      bold: ["Roboto Bold", "Roboto-Bold", "Roboto", "Roboto Regular", "Roboto-Regular"],
      weights: textWeights(106.3, 107.8, 108.2),
    },
    {
      name: "Noto",
      kin: ["Noto Sans", "Noto Sans Regular", "NotoSans-Regular"],
      bold: ["Noto Sans Bold", "NotoSans-Bold"],
      weights: textWeights(100.9, 102.9, 97.4),
    },
    {
      name: "Open Sans",
      kin: ["Open Sans", "Open Sans Regular", "OpenSans-Regular"],
      bold: ["Open Sans Bold", "OpenSans-Bold"],
      weights: textWeights(102.2, 103.8, 97.4),
    },
    {
      name: "DejaVu",
      kin: ["DejaVu Sans", "DejaVuSans", "Bitstream Vera Sans"],
      bold: ["DejaVu Sans Bold", "DejaVuSans-Bold", "Bitstream Vera Sans Bold"],
      weights: textWeights(93.8, 95.8, 85.7),
    },
  ],
};

const fraunces: Ours = {
  name: "Fraunces",
  ascent: 97.8,
  descent: 25.5,
  faces: [
    { name: "Times", ...times, weights: displayWeights(108.5, 111) },
    {
      name: "Noto",
      kin: ["Noto Serif", "Noto Serif Regular", "NotoSerif", "NotoSerif-Regular"],
      weights: displayWeights(91.4, 94.3),
    },
    // For systems without a serif.
    {
      name: "Open Sans",
      kin: ["Open Sans", "Open Sans Regular", "OpenSans-Regular"],
      weights: displayWeights(93.5, 100),
    },
    {
      name: "DejaVu",
      kin: ["DejaVu Serif", "DejaVuSerif", "Bitstream Vera Serif"],
      weights: displayWeights(85, 87.9),
    },
  ],
};

const heading = "/* Made by scripts/stand-in-fonts.ts, which says how. */\n";
const rules = [inter, fraunces].flatMap((ours) =>
  ours.faces.flatMap((face) => face.weights.map((weights) => rule(ours, face, weights))),
);
await writeFile(
  new URL("../app/ui/stand-in-fonts.css", import.meta.url),
  `${heading}${rules.join("\n\n")}\n`,
);

function textWeights(text: number, medium: number, strong: number): Weights[] {
  return [
    { from: 100, to: 499, width: text },
    { from: 500, to: 599, width: medium },
    { from: 600, to: 900, width: strong, bold: true },
  ];
}

/** A bold stand-in would be far too dark, so both use the regular face. */
function displayWeights(light: number, display: number): Weights[] {
  return [
    { from: 100, to: 499, width: light },
    { from: 500, to: 900, width: display },
  ];
}

function rule(ours: Ours, face: Face, { from, to, bold, width }: Weights): string {
  const names = (bold && face.bold) || face.kin;
  const height = (share: number) => `${Math.round((share / width) * 1000) / 10}%`;
  return `@font-face {
  font-family: "${ours.name} as ${face.name}";
  src:
    ${names.map((name) => `local("${name}")`).join(",\n    ")};
  font-weight: ${from} ${to};
  size-adjust: ${width}%;
  ascent-override: ${height(ours.ascent)};
  descent-override: ${height(ours.descent)};
  line-gap-override: 0%;
}`;
}
