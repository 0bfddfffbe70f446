import type { PointsCheckId } from "#app/catalog/points-checks.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { australiaCheck } from "#app/self-checks/points/australia/australia-letter.ts";
import { expressEntryCheck } from "#app/self-checks/points/canada/express-entry-letter.ts";
import { currentGrid } from "#app/self-checks/points/current-grid.server.ts";
import { letterFor, type PointsCheck } from "#app/self-checks/points/form/points-check.ts";
import type { Answers, PointsForm } from "#app/self-checks/points/form/points-form.ts";
import type { PointsLetter } from "#app/self-checks/points/form/points-letter.ts";
import { opportunityCardCheck } from "#app/self-checks/points/germany/opportunity-card-letter.ts";
import { compassCheck } from "#app/self-checks/points/singapore/compass-letter.ts";

type OpenedCheck = { form: PointsForm; letterOf: (answers: Answers) => Outcome<PointsLetter> };

/** A point system with the versions that it counts by today. */
export async function openPointsCheck(id: PointsCheckId, now: Date): Promise<OpenedCheck> {
  switch (id) {
    case "express-entry": {
      const [crs, programmes, tests] = await Promise.all([
        currentGrid("crs", now),
        currentGrid("express_entry_programmes", now),
        currentGrid("language_tests", now),
      ]);
      return opened(expressEntryCheck, { crs: crs.grid, programmes: programmes.grid, tests: tests.grid });
    }
    case "australia-points":
      return opened(australiaCheck, (await currentGrid("australia_points_test", now)).grid);
    case "germany-opportunity-card":
      return opened(opportunityCardCheck, (await currentGrid("opportunity_card", now)).grid);
    case "compass":
      return opened(compassCheck, (await currentGrid("compass", now)).grid);
  }
}

function opened<Tables>(check: PointsCheck<Tables>, tables: Tables): OpenedCheck {
  return { form: check.form(tables), letterOf: (answers) => letterFor(check, tables, answers) };
}
