import { z } from "zod";

import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { australiaGrid } from "#app/self-checks/points/australia/australia-schema.server.ts";
import { crsGrid } from "#app/self-checks/points/canada/crs-schema.server.ts";
import { languageTable, programmesGrid } from "#app/self-checks/points/canada/programmes-schema.server.ts";
import { opportunityCardGrid } from "#app/self-checks/points/germany/opportunity-card-schema.server.ts";
import { compassGrid } from "#app/self-checks/points/singapore/compass-schema.server.ts";

const grid = z.discriminatedUnion("system", [
  crsGrid,
  programmesGrid,
  languageTable,
  australiaGrid,
  opportunityCardGrid,
  compassGrid,
]);

export type Grid = z.infer<typeof grid>;

/** Reads a grid that somebody has typed or that was stored. Says of each cell what is wrong with it. */
export function parseGrid(document: unknown): Outcome<Grid> {
  const parsed = grid.safeParse(document, { error: plainMessage });
  if (parsed.success) return done(parsed.data);
  const errors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join("."), message]),
  );
  const [first = ""] = Object.keys(errors);
  return refuse({
    code: "grid_not_read",
    message: `This grid is not complete: ${first || "the document"}: ${errors[first]}`,
    status: 422,
    errors,
  });
}

/** Of what the schemas do not say in words of their own. */
function plainMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "too_small":
      if (issue.origin === "array") return "Give at least one.";
      return issue.origin === "string" ? "Fill this in." : `Not below ${issue.minimum}.`;
    case "too_big":
      return issue.origin === "string"
        ? `At most ${issue.maximum} characters.`
        : `Not above ${issue.maximum}.`;
    case "invalid_format":
      if (issue.input === "") return "Fill this in.";
      return issue.format === "url" ? "Give an address that begins with https://." : "Not in this form.";
    case "invalid_type":
      return issue.expected === "int" ? "Give a whole number." : "Fill this in.";
    default:
      return "This is not one of the values that it may have.";
  }
}
