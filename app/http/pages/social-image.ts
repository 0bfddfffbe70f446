import { data } from "react-router";

import { findService } from "#app/catalog/find-service.server.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import { env } from "#app/platform/env.server.ts";
import { socialImage } from "#app/http/pages/social-image/social-image.server.ts";
import { siteImageName, siteImageText } from "#app/http/pages/social-image/social-image-text.ts";

import type { Route } from "./+types/social-image.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const text = await textOf(/^([\w-]+)\.png$/.exec(params.file)?.[1] ?? "");
  if (text === null) throw data(null, { status: 404 });
  const { SITE_NAME: siteName, SITE_URL: siteUrl } = env();
  const image = await socialImage({ text, siteName, host: new URL(siteUrl).host });
  return new Response(image, {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=86400" },
  });
}

async function textOf(name: string): Promise<string | null> {
  if (name === siteImageName) return siteImageText;
  return isServiceSlug(name) ? ((await findService(name))?.heading ?? null) : null;
}
