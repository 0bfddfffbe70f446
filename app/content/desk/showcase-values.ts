import type { FormValues } from "#app/content/desk/form-values.ts";
import type { ShowcaseData, ShowcaseKind } from "#app/content/showcase/showcase.ts";
import { videoAddress } from "#app/content/showcase/video-address.ts";

/** What was typed, from what is kept. */
export function valuesOf(
  kind: ShowcaseKind,
  data: ShowcaseData[ShowcaseKind],
  playerUrl: string,
): FormValues {
  if (kind !== "videos") return data;
  const { videoId, ...video } = data as ShowcaseData["videos"];
  return { ...video, address: videoAddress(videoId, playerUrl) };
}
