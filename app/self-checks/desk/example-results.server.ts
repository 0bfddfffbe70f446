import {
  australiaExamples,
  canadaExamples,
  compassExamples,
  type ExampleProfile,
  opportunityCardExamples,
} from "#app/self-checks/desk/example-profiles.ts";
import { australiaCheck } from "#app/self-checks/points/australia/australia-letter.ts";
import { expressEntryCheck } from "#app/self-checks/points/canada/express-entry-letter.ts";
import { currentGrid } from "#app/self-checks/points/current-grid.server.ts";
import { letterFor, type PointsCheck } from "#app/self-checks/points/form/points-check.ts";
import { briefResult } from "#app/self-checks/points/form/points-letter.ts";
import { opportunityCardCheck } from "#app/self-checks/points/germany/opportunity-card-letter.ts";
import type { Grid } from "#app/self-checks/points/parse-grid.server.ts";
import { compassCheck } from "#app/self-checks/points/singapore/compass-letter.ts";

/** What an example comes to, a line for each programme. */
type ExampleResult = { who: string; parts: { heading: string; result: string }[] };

export type ExampleChange = { who: string; part: string; before: string; after: string };

/** What each example comes to by two versions of a system. */
export async function compareExamples(before: Grid, after: Grid, now: Date): Promise<ExampleChange[]> {
  const [was, is] = await Promise.all([exampleResults(before, now), exampleResults(after, now)]);
  return is.flatMap(({ who, parts }, at) =>
    parts.map(({ heading, result }, part) => ({
      who,
      part: heading,
      before: was[at]?.parts[part]?.result ?? "",
      after: result,
    })),
  );
}

/** By one version, with those of today of the other systems. */
async function exampleResults(grid: Grid, now: Date): Promise<ExampleResult[]> {
  switch (grid.system) {
    case "crs":
      return count(expressEntryCheck, { ...(await canadaToday(now)), crs: grid }, canadaExamples);
    case "express_entry_programmes":
      return count(expressEntryCheck, { ...(await canadaToday(now)), programmes: grid }, canadaExamples);
    case "language_tests":
      return count(expressEntryCheck, { ...(await canadaToday(now)), tests: grid }, canadaExamples);
    case "australia_points_test":
      return count(australiaCheck, grid, australiaExamples);
    case "opportunity_card":
      return count(opportunityCardCheck, grid, opportunityCardExamples);
    case "compass":
      return count(compassCheck, grid, compassExamples);
  }
}

async function canadaToday(now: Date) {
  const [crs, programmes, tests] = await Promise.all([
    currentGrid("crs", now),
    currentGrid("express_entry_programmes", now),
    currentGrid("language_tests", now),
  ]);
  return { crs: crs.grid, programmes: programmes.grid, tests: tests.grid };
}

function count<Tables>(
  check: PointsCheck<Tables>,
  tables: Tables,
  examples: readonly ExampleProfile[],
): ExampleResult[] {
  return examples.map(({ who, answers }) => {
    const letter = letterFor(check, tables, answers);
    if (!letter.ok) return { who, parts: [{ heading: "", result: letter.refusal.message }] };
    return {
      who,
      parts: letter.value.parts.map((part) => ({ heading: part.heading, result: briefResult(part) })),
    };
  });
}
