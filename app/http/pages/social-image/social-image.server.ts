import { LRUCache } from "lru-cache";

import type { SocialImageText } from "#app/http/pages/social-image/draw-social-image.server.ts";

/** More than there are services, to leave room for edited headings. */
const drawn = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 64 });

/** Cached. The renderer is large, so it loads on first use. */
export function socialImage(text: SocialImageText): Promise<Uint8Array<ArrayBuffer>> {
  const name = `${text.siteName}\n${text.text}`;
  const kept = drawn.get(name);
  if (kept) return kept;
  const drawing = import("#app/http/pages/social-image/draw-social-image.server.ts").then(
    ({ drawSocialImage }) => drawSocialImage(text),
  );
  drawn.set(name, drawing);
  // Failures are not cached.
  drawing.catch(() => drawn.delete(name));
  return drawing;
}
