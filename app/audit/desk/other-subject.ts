import { isListPath, listName } from "#app/desk/list/list-paths.ts";
import { unsigned } from "#app/audit/desk/sentences/of-shop.ts";

type Other = { kind: string; id: string; before: unknown; after: unknown };

/** The name of what carries it in its id or its record. */
export function otherSubject(
  { kind, id, before, after }: Other,
  headings: Partial<Record<string, string>>,
): string {
  const heading = (slug: string) => headings[slug] ?? slug;
  switch (kind) {
    case "enquiry":
      return `enquiry ${id}`;
    case "coupon":
      return `coupon ${id}`;
    case "rate":
      return `the exchange rate of ${id}`;
    case "service":
      return heading(id);
    case "price": {
      const [slug = "", choice = ""] = id.split("/");
      return `the price of ${heading(slug)} (${choice})`;
    }
    case "adviser":
      return `the adviser ${nameIn(after) ?? nameIn(before) ?? id}`;
    case "page_text":
      return `the section “${id.replace(".", ", ").replaceAll("-", " ")}”`;
    case "showcase":
      return `“${nameIn(after) ?? nameIn(before) ?? id}”`;
    case "claim":
      return `the claim “${id.replaceAll(/[-_]/g, " ")}”`;
    case "fact":
      return `the fact “${id.replaceAll(/[-_]/g, " ")}”`;
    case "template":
      return `the message template “${nameIn(after) ?? nameIn(before) ?? id}”`;
    case "testimonial":
      return unsigned;
    case "setting":
      return `the setting “${id.replaceAll(/[-_]/g, " ")}”`;
    case "points_version":
      return `the point system ${id}`;
    case "group":
      return "a research group";
    case "group_message":
      return "a message of a research group";
    case "list":
      return `the list “${isListPath(id) ? listName(id) : id}”`;
    case "books":
      return id.replaceAll("_", " ");
    default:
      return `${kind.replaceAll("_", " ")} ${id}`;
  }
}

function nameIn(record: unknown): string | null {
  const { name } = (record ?? {}) as { name?: unknown };
  return typeof name === "string" ? name : null;
}
