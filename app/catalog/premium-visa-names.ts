import type { ServiceSlug } from "#app/catalog/slugs.ts";

/**
 * The six premium visas, and on which of their pages the third-party live chat is hidden (spec section 2). A small
 * file of its own, because every page's script carries it: the chat widgets ask it on each navigation.
 */
const liveChatOn = {
  "o-1-visa": false,
  "eb-1-visa": false,
  "eb2-niw": true,
  "global-talent-visa-uk": true,
  "australia-national-innovation-visa-subclass-858": false,
  "singapore-one-pass": true,
} satisfies Partial<Record<ServiceSlug, boolean>>;

/** Null for what is no premium visa. */
export function premiumVisaNamed(slug: string): { liveChat: boolean } | null {
  const liveChat = new Map<string, boolean>(Object.entries(liveChatOn)).get(slug);
  return liveChat === undefined ? null : { liveChat };
}
