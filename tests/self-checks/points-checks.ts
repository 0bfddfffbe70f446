import { australiaCheck } from "#app/self-checks/points/australia/australia-letter.ts";
import { australiaTables } from "#app/self-checks/points/australia/australia-tables.ts";
import { shippedAustraliaGrid } from "#app/self-checks/points/australia/shipped-australia-grid.ts";
import { crsTables } from "#app/self-checks/points/canada/crs-tables.ts";
import { expressEntryCheck } from "#app/self-checks/points/canada/express-entry-letter.ts";
import { languageTables, programmesTables } from "#app/self-checks/points/canada/programmes-tables.ts";
import { shippedCrsGrid } from "#app/self-checks/points/canada/shipped-crs-grid.ts";
import { shippedLanguageTests } from "#app/self-checks/points/canada/shipped-language-tests.ts";
import { shippedProgrammesGrid } from "#app/self-checks/points/canada/shipped-programmes-grid.ts";
import { letterFor, type PointsCheck } from "#app/self-checks/points/form/points-check.ts";
import type { Answers } from "#app/self-checks/points/form/points-form.ts";
import { opportunityCardCheck } from "#app/self-checks/points/germany/opportunity-card-letter.ts";
import { opportunityCardTables } from "#app/self-checks/points/germany/opportunity-card-tables.ts";
import { shippedOpportunityCardGrid } from "#app/self-checks/points/germany/shipped-opportunity-card-grid.ts";
import { compassCheck } from "#app/self-checks/points/singapore/compass-letter.ts";
import { compassTables } from "#app/self-checks/points/singapore/compass-tables.ts";
import { shippedCompassGrid } from "#app/self-checks/points/singapore/shipped-compass-grid.ts";

const canada = { crs: shippedCrsGrid, programmes: shippedProgrammesGrid, tests: shippedLanguageTests };

/** Each check with the shipped grids: its form, and its letter about some answers. */
export const shippedChecks = {
  "express-entry": bound(expressEntryCheck, canada),
  "australia-points": bound(australiaCheck, shippedAustraliaGrid),
  "germany-opportunity-card": bound(opportunityCardCheck, shippedOpportunityCardGrid),
  compass: bound(compassCheck, shippedCompassGrid),
};

/** Each shipped grid with its printed tables. */
export const printedGrids = [
  { grid: shippedCrsGrid, tables: crsTables(shippedCrsGrid) },
  { grid: shippedProgrammesGrid, tables: programmesTables(shippedProgrammesGrid) },
  { grid: shippedLanguageTests, tables: languageTables(shippedLanguageTests) },
  { grid: shippedAustraliaGrid, tables: australiaTables(shippedAustraliaGrid) },
  { grid: shippedOpportunityCardGrid, tables: opportunityCardTables(shippedOpportunityCardGrid) },
  { grid: shippedCompassGrid, tables: compassTables(shippedCompassGrid) },
];

function bound<Tables>(check: PointsCheck<Tables>, tables: Tables) {
  return {
    form: check.form(tables),
    letter(answers: Answers) {
      const letter = letterFor(check, tables, answers);
      if (!letter.ok) throw new Error(JSON.stringify(letter.refusal));
      return letter.value;
    },
    errors(answers: Answers) {
      const letter = letterFor(check, tables, answers);
      return letter.ok ? {} : letter.refusal.errors;
    },
  };
}
