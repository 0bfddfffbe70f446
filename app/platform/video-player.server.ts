import { env } from "#app/platform/env.server.ts";

export const demoPlayerPath = "/demo-video/";

/** The demo ships no real video. */
export function hasDemoPlayer(): boolean {
  const { EMBEDDED: embedded, VIDEO_PLAYER_URL: chosen } = env();
  return embedded && chosen === undefined;
}

export function videoPlayerUrl(): string {
  if (hasDemoPlayer()) return demoPlayerPath;
  return env().VIDEO_PLAYER_URL ?? "https://www.youtube-nocookie.com/embed/";
}
