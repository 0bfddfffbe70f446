import { createHash } from "node:crypto";

/**
 * The hashes by which a content policy allows exactly the inline scripts that we drew: those that carry the nonce of
 * the rendering, which nobody's words can know. Scripts with an address are allowed by it, and structured data is not
 * run.
 */
export function scriptHashes(html: string, nonce: string): string[] {
  const ours = ` nonce="${nonce}"`;
  const inline = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)].filter(
    ([, attributes = ""]) =>
      attributes.includes(ours) && !/\ssrc\s*=/i.test(attributes) && !isData(attributes),
  );
  return [...new Set(inline.map(([, , script = ""]) => hashOf(script)))];
}

/** A type that browsers do not take for a script's. */
function isData(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1];
  return type !== undefined && !["", "module", "text/javascript"].includes(type.toLowerCase());
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
