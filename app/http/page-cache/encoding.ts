/** What a kept page is held in, the smallest first. */
const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The encoding that an `Accept-Encoding` header likes best; of those it likes equally, the smallest. The page as it is
 * stands in where nothing suits, since that is more use than a refusal.
 */
export function bestEncoding(header: string | null): Encoding {
  const weights = readWeights(header ?? "");
  let best: Encoding = "identity";
  let highest = weightOf("identity", weights);
  for (const encoding of encodings.toReversed()) {
    const weight = weightOf(encoding, weights);
    if (weight > 0 && weight >= highest) [best, highest] = [encoding, weight];
  }
  return best;
}

/** A browser that does not speak of the page as it is takes it, but rather anything it names. */
const unspokenWeight = 0.0001;

function weightOf(encoding: Encoding, weights: Map<string, number>): number {
  const other = weights.get("*");
  if (encoding === "identity") return weights.get("identity") ?? (other === 0 ? 0 : unspokenWeight);
  return weights.get(encoding) ?? other ?? 0;
}

/** `gzip;q=0.5, br` and so on. A weight that cannot be read counts as none given. */
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
