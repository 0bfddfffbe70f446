import { readFile, writeFile } from "node:fs/promises";
import { geoEqualEarth, geoGraticule, type GeoPermissibleObjects, geoPath } from "d3-geo";
import { feature, merge } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";

import { worldStyle } from "#scripts/picture-style.ts";

/**
 * Draws public/pictures/world.svg and writes app/content/world-map.ts; run by hand (`npm run world-map`) and commit.
 * Land has no borders: we take no position on disputed ones.
 */
const width = 960;
const margin = 6;

/** ISO 3166-1 numbers. Singapore is too small for the atlas and gets a dot. */
const destinations = new Set(["840", "124", "826", "036", "276", "372", "554", "250", "528"]);
const france = "250";
const antarctica = "010";

const places: Record<string, [longitude: number, latitude: number]> = {
  Australia: [134, -25],
  Canada: [-106, 57],
  France: [2.4, 46.7],
  Germany: [10.4, 51],
  India: [79, 22.5],
  Ireland: [-8, 53.3],
  Netherlands: [5.6, 52.3],
  "New Zealand": [171.5, -43],
  Singapore: [103.8, 1.3],
  "United Kingdom": [-1.8, 52.8],
  "United States": [-98, 39.5],
};

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const atlasUrl = new URL("../node_modules/world-atlas/countries-110m.json", import.meta.url);
const atlas = JSON.parse(await readFile(atlasUrl, "utf8")) as Countries;
const countries = atlas.objects.countries.geometries.filter(({ id }) => id !== antarctica);
const land = merge(
  atlas,
  countries.filter((country): country is typeof country & (Polygon | MultiPolygon) => country.type !== null),
);

// Turned so the map's edge runs through the Bering Strait, not Russia.
const projection = geoEqualEarth()
  .rotate([-11, 0])
  .fitWidth(width - 2 * margin, land);
const [[left, top]] = geoPath(projection).bounds(land);
const [moveX, moveY] = projection.translate();
projection.translate([moveX - left + margin, moveY - top + margin]);
const path = geoPath(projection).digits(1);
const height = Math.ceil(path.bounds(land)[1][1]) + margin;

await writeFile(new URL("../public/pictures/world.svg", import.meta.url), drawing());
await writeFile(new URL("../app/content/world-map.ts", import.meta.url), module());

function drawing(): string {
  const [x, y] = placeOf(places["Singapore"]!);
  const meridians = geoGraticule()
    .step([30, 30])
    .extent([
      [-168.9, -60],
      [190.9, 84],
    ])();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    worldStyle,
    // Integers scaled by a tenth are the shortest way to write one decimal.
    `<g transform="scale(.1)">`,
    `<path class="l" fill="none" stroke-width="8" d="${outlineOf(meridians)}"/>`,
    `<path class="s" d="${outlineOf(land)}"/>`,
    ...highlighted().map((country) => `<path class="h" stroke-width="8" d="${outlineOf(country)}"/>`),
    `</g><circle class="h" cx="${x}" cy="${y}" r="3"/>`,
    "</svg>\n",
  ].join("\n");
}

function highlighted(): GeoPermissibleObjects[] {
  return countries
    .filter(({ id }) => destinations.has(String(id)))
    .map((country) => {
      const shape = feature(atlas, country);
      if (country.id !== france || shape.type !== "Feature" || shape.geometry.type !== "MultiPolygon")
        return shape;
      return { ...shape.geometry, coordinates: shape.geometry.coordinates.filter(isInEurope) };
    });
}

/** Leaves out France's overseas territories. */
function isInEurope([[[longitude = 0] = []] = []]: number[][][]): boolean {
  return longitude > -30;
}

function outlineOf(shape: GeoPermissibleObjects): string {
  let before = { x: 0, y: 0 };
  return (path(shape) ?? "")
    .replaceAll(/([ML])(-?[\d.]+),(-?[\d.]+)/g, (_, command: string, x, y) => {
      const here = { x: Math.round(Number(x) * 10), y: Math.round(Number(y) * 10) };
      const way = { x: here.x - before.x, y: here.y - before.y };
      before = here;
      if (command === "M") return `M${here.x} ${here.y}l`;
      return way.x === 0 && way.y === 0 ? "" : `${way.x}${way.y < 0 ? "" : " "}${way.y} `;
    })
    .replaceAll(/ (?=[-MZ]|$)/g, "");
}

function module(): string {
  const rows = Object.entries(places).map(([country, lonLat]) => {
    const [x, y] = placeOf(lonLat);
    return `    ${country.includes(" ") ? `"${country}"` : country}: { x: ${x}, y: ${y} },`;
  });
  return `/** Where countries are on the picture \`world\`, in its own units. Made by \`npm run world-map\`. */
export const worldMap: {
  width: number;
  height: number;
  places: Record<string, { x: number; y: number }>;
} = {
  width: ${width},
  height: ${height},
  places: {
${rows.join("\n")}
  },
};
`;
}

function placeOf(lonLat: [longitude: number, latitude: number]): [x: number, y: number] {
  const [x, y] = projection(lonLat) ?? [0, 0];
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
