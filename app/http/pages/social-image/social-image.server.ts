import { LRUCache } from "lru-cache";

import type { SocialImageText } from "#app/http/pages/social-image/draw-social-image.server.ts";

/** More than there are services, so that a heading which is edited finds room too. */
const drawn = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 64 });

/** A picture of some words, drawn the first time and then kept. What draws it is large, and loaded only then. */
export function socialImage(text: SocialImageText): Promise<Uint8Array<ArrayBuffer>> {
  const name = `${text.siteName}\n${text.text}`;
  const kept = drawn.get(name);
  if (kept) return kept;
  const drawing = import("#app/http/pages/social-image/draw-social-image.server.ts").then(
    ({ drawSocialImage }) => drawSocialImage(text),
  );
  drawn.set(name, drawing);
  // A failed drawing is told to whoever waits for it and then tried again.
  drawing.catch(() => drawn.delete(name));
  return drawing;
}
