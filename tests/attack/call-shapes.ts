import type { Chances } from "#tests/chaos/chances.ts";

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
};

export type CallShape = { path: string; input: Schema; isForm: boolean };

type Document = {
  paths: Record<string, { post: { requestBody: { content: Record<string, { schema: Schema }> } } }>;
};

/** Every call of the site's own OpenAPI document. */
export function callShapes(document: Document): CallShape[] {
  return Object.entries(document.paths).map(([path, { post }]) => {
    const { content } = post.requestBody;
    const json = content["application/json"];
    const input = (json ?? Object.values(content)[0])?.schema ?? {};
    return { path: path.replace("{slug}", "cover-letter"), input, isForm: json === undefined };
  });
}

/** What the field takes by its name, where its type says too little. */
const known: Record<string, readonly unknown[]> = {
  link: [
    "cover-letter",
    "complete-application",
    "sop-drafting",
    "eb2-niw",
    "research-paper",
    "mock-interview",
  ],
  links: [["cover-letter"], ["complete-application", "visa_and_financial_counselling"]],
  service_link_list: [["cover-letter"], ["resume-help"]],
  service: ["cover-letter", "resume-help"],
  currency: ["INR", "USD", "EUR", "JPY", "KWD"],
  new_currency: ["INR", "USD", "AED"],
  country: ["IN", "US", "DE"],
  payment_platform: ["stripe", "razorpay", "amazon payfort"],
  discount_code: ["WELCOME10", "EXPIRED5", ""],
  coupon_code: ["WELCOME10", "LANDFALL20"],
  mobile: ["9876543210"],
  amount: [100_000, 389_900, 100],
  type: ["get_cart_data", "all_groups", "empty_cart"],
};

export function plausible(schema: Schema, chances: Chances, name = ""): unknown {
  const values = known[name];
  if (values && chances.happens(0.9)) return chances.pick(values);
  if (schema.enum) return chances.pick(schema.enum);
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return plausible(chances.pick(schema.anyOf), chances, name);
  switch (Array.isArray(schema.type) ? chances.pick(schema.type) : schema.type) {
    case "object":
      return fieldsOf(schema, chances);
    case "array":
      return Array.from({ length: chances.below(3) }, () => plausible(schema.items ?? {}, chances));
    case "integer":
    case "number":
      return chances.below(12);
    case "boolean":
      return chances.happens(0.5);
    case "null":
      return null;
    default:
      return chances.pick(["1", "two", chances.uuid()]);
  }
}

/** Many of the fields, not all: most may be left out. */
export function fieldsOf({ properties = {} }: Schema, chances: Chances): Record<string, unknown> {
  const chosen = Object.entries(properties).filter(([name]) => name in known || chances.happens(0.4));
  return Object.fromEntries(chosen.map(([name, schema]) => [name, plausible(schema, chances, name)]));
}
