import type { ServiceSlug } from "#app/catalog/slugs.ts";

/** Where third-party live chat is hidden (spec section 2). A small file, because every page loads it. */
const liveChatOn = {
  "o-1-visa": false,
  "eb-1-visa": false,
  "eb2-niw": true,
  "global-talent-visa-uk": true,
  "australia-national-innovation-visa-subclass-858": false,
  "singapore-one-pass": true,
} satisfies Partial<Record<ServiceSlug, boolean>>;

export function premiumVisaNamed(slug: string): { liveChat: boolean } | null {
  const liveChat = new Map<string, boolean>(Object.entries(liveChatOn)).get(slug);
  return liveChat === undefined ? null : { liveChat };
}
