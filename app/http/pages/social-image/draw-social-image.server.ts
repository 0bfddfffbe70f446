import { readFile } from "node:fs/promises";
import { renderAsync } from "@resvg/resvg-js";
import type { ReactNode } from "react";
import satori from "satori";

import { socialImageSize } from "#app/catalog/metadata.ts";
import { coast, palette } from "#app/http/pages/social-image/coast.ts";

export type SocialImageText = {
  text: string;
  siteName: string;
  host: string;
};

export async function drawSocialImage(words: SocialImageText): Promise<Uint8Array<ArrayBuffer>> {
  const lettering = await satori(layout(words), { ...socialImageSize, fonts: await readFonts() });
  const svg = lettering.replace(/^<svg[^>]*>/, (opening) => opening + coast);
  const image = await renderAsync(svg);
  return new Uint8Array(image.asPng());
}

type Box = { type: "div"; props: { style: Record<string, string | number>; children: string | Box[] } };

function layout({ text, siteName, host }: SocialImageText): ReactNode {
  const card = box({ width: "100%", height: "100%", flexDirection: "column", padding: "70px 80px 0" }, [
    box({ marginLeft: 72, height: 48, alignItems: "center", ...face("Fraunces", 40, palette.ink) }, siteName),
    box({ height: 382, width: 680, alignItems: "center" }, [
      box({ ...face("Fraunces", fittingSize(text), palette.ink), ...heldIn }, drawable(text, siteName)),
    ]),
    box({ height: 130, alignItems: "center", ...face("Inter", 30, palette.harbour) }, host),
  ]);
  // The renderer takes plain objects, which React's type does not allow.
  return card as unknown as ReactNode;
}

function box(style: Record<string, string | number>, children: string | Box[]): Box {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

function face(fontFamily: string, fontSize: number, color: string) {
  return { fontFamily, fontSize, color };
}

const heldIn = {
  display: "block",
  lineHeight: 1.12,
  lineClamp: 4,
  wordBreak: "break-word",
  overflow: "hidden",
};

/** Our fonts are Latin only; other scripts would leave the image empty. */
function drawable(text: string, siteName: string): string {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text) ? text : siteName;
}

function fittingSize(text: string): number {
  if (text.length <= 34) return 76;
  return text.length <= 60 ? 64 : 52;
}

/** The receipts' fonts: this renderer cannot read compressed ones either. */
async function readFonts() {
  const [display, text] = await Promise.all(
    ["fraunces", "inter-latin"].map((name) => readFile(`./app/receipts/fonts/${name}.ttf`)),
  );
  return [
    { name: "Fraunces", data: display! },
    { name: "Inter", data: text! },
  ];
}
