import { LRUCache } from "lru-cache";

const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of headers. */
const known = new LRUCache<string, Encoding>({ max: 100 });

/** Ties go to the smallest. Falls back to plain instead of refusing. */
export function bestEncoding(header: string | null): Encoding {
  const named = header ?? "";
  const seen = known.get(named);
  if (seen) return seen;
  const best = findBest(named);
  known.set(named, best);
  return best;
}

function findBest(header: string): Encoding {
  const weights = readWeights(header);
  let best: Encoding = "identity";
  let highest = weightOf("identity", weights);
  for (const encoding of encodings.toReversed()) {
    const weight = weightOf(encoding, weights);
    if (weight > 0 && weight >= highest) [best, highest] = [encoding, weight];
  }
  return best;
}

/** An unlisted `identity` is allowed but comes last. */
const unspokenWeight = 0.0001;

function weightOf(encoding: Encoding, weights: Map<string, number>): number {
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
