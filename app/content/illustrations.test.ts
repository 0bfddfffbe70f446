import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { illustrations } from "#app/content/illustrations.ts";
import { pictureNames } from "#app/ui/picture-names.ts";
import { pictureStyle, worldStyle } from "#scripts/picture-style.ts";

const folder = "public/pictures";
const files = readdirSync(folder);

test("every picture that is named, and the map of the world, has a file, and no other file is there", () => {
  expect(files.toSorted()).toEqual(
    [...illustrations, ...pictureNames, "world"].map((name) => `${name}.svg`).toSorted(),
  );
});

describe.each(files)("%s", (file) => {
  const drawing = readFileSync(`${folder}/${file}`, "utf8");
  const isWorld = file === "world.svg";

  test("carries the current style of its hand, once", () => {
    expect(drawing.match(/<style.*?<\/style>/gs)).toEqual([isWorld ? worldStyle : pictureStyle]);
  });

  test("is drawn of shapes alone: no script, no reference, no raster, no text", () => {
    const elements = new Set([...drawing.matchAll(/<([\w:]+)/g)].map(([, name]) => name));
    expect(shapes).toEqual(expect.arrayContaining([...elements]));
    expect(drawing).not.toMatch(/href|url\(|data:|\son\w+=/i);
  });

  test("takes its colours from its style alone", () => {
    expect(drawing).not.toMatch(/\s(?:style|color)=|\s(?:fill|stroke)="(?!none)/);
  });

  test("is small enough to come with a page", () => {
    expect(Buffer.byteLength(drawing)).toBeLessThan((isWorld ? 45 : 4) * 1024);
  });
});

const shapes = ["svg", "style", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];
