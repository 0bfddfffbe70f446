import { LRUCache } from "lru-cache";

/** Of what is packed once and sent often: the smallest. */
export type KeptEncoding = "br" | "gzip" | "identity";

/** Of what is packed for one reader: at its lowest level zstd takes half of Brotli's time. */
type QuickEncoding = "zstd" | "br" | "gzip" | "identity";

export const keptEncoding = chooser<KeptEncoding>(["br", "gzip", "identity"]);

export const quickEncoding = chooser<QuickEncoding>(["zstd", "br", "gzip", "identity"]);

/** Ties go to the first of `offered`. Falls back to plain, the last of them, instead of refusing. */
function chooser<Offered extends KeptEncoding | QuickEncoding>(
  offered: [...Offered[], "identity" & Offered],
) {
  // Browsers send a handful of headers.
  const known = new LRUCache<string, Offered>({ max: 100 });
  return (header: string | null): Offered => {
    const named = header ?? "";
    const seen = known.get(named);
    if (seen) return seen;
    const best = findBest(named, offered);
    known.set(named, best);
    return best;
  };
}

function findBest<Offered extends KeptEncoding | QuickEncoding>(header: string, offered: Offered[]): Offered {
  const weights = readWeights(header);
  const byWeight = offered.toSorted((one, other) => weightOf(other, weights) - weightOf(one, weights));
  const best = byWeight[0] as Offered;
  return weightOf(best, weights) > 0 ? best : (offered.at(-1) as Offered);
}

/** An unlisted `identity` is allowed but comes last. */
const unspokenWeight = 0.0001;

function weightOf(encoding: KeptEncoding | QuickEncoding, weights: Map<string, number>): number {
  const other = weights.get("*");
  if (encoding === "identity") return weights.get("identity") ?? (other === 0 ? 0 : unspokenWeight);
  return weights.get(encoding) ?? other ?? 0;
}

/** An unreadable weight counts as missing. */
function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const given = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, "");
    const weight = Number(given ?? 1);
    if (name) weights.set(name === "x-gzip" ? "gzip" : name, weight >= 0 && weight <= 1 ? weight : 1);
  }
  return weights;
}
