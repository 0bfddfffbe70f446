import { type Chances } from "#tests/chaos/chances.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";

const numbers = [
  "0",
  "-1",
  "1e309",
  "NaN",
  "-0",
  "2147483648",
  "9223372036854775808",
  "0x10",
  "1.5",
  "٣",
  "1_000",
];
const moments = ["0000-00-00", "9999-12-31", "2026-02-30", "275760-09-14", "-000001-01-01", "24:61"];
const places = [
  "../../etc/passwd",
  "..%2f..%2f",
  "//elsewhere.example/",
  "\\\\elsewhere.example\\x",
  "file:///etc/passwd",
];
const queries = [
  "' OR 1=1 --",
  "1; SELECT pg_sleep(5)--",
  "') UNION SELECT null,null--",
  "'||pg_sleep(5)||'",
  "$$;--",
  "\\'",
];

/** Text for a field of a form, of a query or of a path. */
export function hostileText(chances: Chances): string {
  switch (chances.weighed({ corpus: 10, query: 4, number: 4, moment: 1, place: 1, long: 1, empty: 1 })) {
    case "query":
      return chances.pick(queries);
    case "number":
      return chances.pick(numbers);
    case "moment":
      return chances.pick(moments);
    case "place":
      return chances.pick(places);
    case "long":
      return chances
        .pick(hostileTexts)
        .text.repeat(1 + chances.below(400))
        .slice(0, 40_000);
    case "empty":
      return chances.pick(["", " ", "\u0000", "\n"]);
    default:
      return chances.pick(hostileTexts).text;
  }
}

/** For a field of a call: of any type, and deeper than any field is. */
export function hostileValue(chances: Chances, depth = 0): unknown {
  switch (chances.weighed({ text: 10, number: 5, word: 3, list: 2, fields: 2, deep: 1 })) {
    case "number":
      return chances.pick([0, -1, 1e21, -1e308, 2 ** 53, 0.1, 1e-7, chances.below(1_000_000)]);
    case "word":
      return chances.pick([null, true, false, "true", "unlimited", "INR", "cover-letter"]);
    case "list":
      return depth > 2
        ? []
        : Array.from({ length: chances.below(30) }, () => hostileValue(chances, depth + 1));
    case "fields":
      return depth > 2
        ? {}
        : Object.fromEntries([
            [
              chances.pick(["__proto__", "constructor", "toString", "$gt", "link"]),
              hostileValue(chances, depth + 1),
            ],
          ]);
    case "deep":
      return JSON.parse("[".repeat(500) + "]".repeat(500));
    default:
      return hostileText(chances);
  }
}
