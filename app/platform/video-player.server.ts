import { env } from "#app/platform/env.server.ts";

/** Where the embedded demo shows its stand-in for a video. */
export const demoPlayerPath = "/demo-video/";

/** The embedded demo ships no real video, so without a player's address it shows its own. */
export function hasDemoPlayer(): boolean {
  const { EMBEDDED: embedded, VIDEO_PLAYER_URL: chosen } = env();
  return embedded && chosen === undefined;
}

/** What stands before a video's id in its player's address. */
export function videoPlayerUrl(): string {
  if (hasDemoPlayer()) return demoPlayerPath;
  return env().VIDEO_PLAYER_URL ?? "https://www.youtube-nocookie.com/embed/";
}
