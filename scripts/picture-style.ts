import { readFileSync } from "node:fs";

/** An <img> cannot see the page's styles, so each file carries the tokens of app/ui/tokens.css in both schemes. */
const tokens = readFileSync(new URL("../app/ui/tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = tokens.split("@media (prefers-color-scheme: dark)");

export const pictureStyle = styleOf({
  k: (token) => `stroke:${token("ink")}`,
  l: (token) => `stroke:${token("sand-strong")}`,
  p: (token) => `fill:${token("surface")}`,
  s: (token) => `fill:${token("harbour-line")}`,
  h: (token) => `fill:${token("harbour")}`,
  g: (token) => `fill:${token("warning-line")}`,
  b: (token) => `fill:${token("beacon")}`,
  r: (token) => `stroke:${token("beacon")}`,
});

export const worldStyle = styleOf({
  s: (token) => `fill:${token("sand")}`,
  h: (token) => `fill:${token("harbour")};stroke:${token("paper")}`,
  l: (token) => `stroke:${token("sand")}`,
});

type Rules = Record<string, (token: (name: string) => string) => string>;

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
