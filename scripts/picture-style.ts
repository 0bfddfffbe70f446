import { readFileSync } from "node:fs";

/*
 * A picture shown by <img> does not see the page's stylesheet, so every file carries its own: the tokens of
 * app/ui/tokens.css in both schemes, and the few classes that the drawings are made of.
 */
const tokens = readFileSync(new URL("../app/ui/tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = tokens.split("@media (prefers-color-scheme: dark)");

/** The style of the drawings in public/pictures, all of one hand. */
export const pictureStyle = styleOf({
  /** Outlines. */
  k: (token) => `stroke:${token("ink")}`,
  /** Hatching, ruled lines, the sea: what recedes. */
  l: (token) => `stroke:${token("sand-strong")}`,
  /** A white face, with or without an outline. */
  p: (token) => `fill:${token("surface")}`,
  /** A shaded face. */
  s: (token) => `fill:${token("harbour-line")}`,
  /** A dark face. */
  h: (token) => `fill:${token("harbour")}`,
  /** Light: lamps, beams, the sun. */
  g: (token) => `fill:${token("warning-line")}`,
  /** The one thing to look at, once in a picture: filled, or drawn. */
  b: (token) => `fill:${token("beacon")}`,
  r: (token) => `stroke:${token("beacon")}`,
});

/** The style of the map of the world. */
export const worldStyle = styleOf({
  /** Land. */
  s: (token) => `fill:${token("sand")}`,
  /** Where we lead. */
  h: (token) => `fill:${token("harbour")};stroke:${token("paper")}`,
  /** Meridians and parallels. */
  l: (token) => `stroke:${token("sand")}`,
});

type Rules = Record<string, (token: (name: string) => string) => string>;

/** The light scheme's rules, then the dark scheme's. */
function styleOf(rules: Rules): string {
  const inScheme = (scheme: string) =>
    Object.entries(rules)
      .map(([name, rule]) => `.${name}{${rule((token) => valueIn(scheme, token))}}`)
      .join("");
  return `<style>${inScheme(light)}@media (prefers-color-scheme:dark){${inScheme(dark)}}</style>`;
}

function valueIn(scheme: string, token: string): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(scheme)?.[1];
  if (value === undefined) throw new Error(`There is no --${token} in app/ui/tokens.css.`);
  return value;
}
