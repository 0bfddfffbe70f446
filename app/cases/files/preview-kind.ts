export type PreviewKind = "picture" | "text" | "pdf";

const kinds: Record<string, PreviewKind> = {
  "image/png": "picture",
  "image/jpeg": "picture",
  "image/webp": "picture",
  "text/plain": "text",
  "application/pdf": "pdf",
};

/** Null for what no browser shows by itself. */
export function previewKind(mediaType: string): PreviewKind | null {
  return Object.hasOwn(kinds, mediaType) ? (kinds[mediaType] ?? null) : null;
}
