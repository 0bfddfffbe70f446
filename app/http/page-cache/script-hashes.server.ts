import { createHash } from "node:crypto";

/**
 * Only for scripts with our nonce, which injected text cannot know. External scripts and structured data need no
 * hash.
 */
export function scriptHashes(html: string, nonce: string): string[] {
  const ours = ` nonce="${nonce}"`;
  const inline = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)].filter(
    ([, attributes = ""]) =>
      attributes.includes(ours) && !/\ssrc\s*=/i.test(attributes) && !isData(attributes),
  );
  return [...new Set(inline.map(([, , script = ""]) => hashOf(script)))];
}

/** Browsers never run these types. */
function isData(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1];
  return type !== undefined && !["", "module", "text/javascript"].includes(type.toLowerCase());
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
