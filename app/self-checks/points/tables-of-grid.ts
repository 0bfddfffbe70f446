import { australiaTables } from "#app/self-checks/points/australia/australia-tables.ts";
import { crsTables } from "#app/self-checks/points/canada/crs-tables.ts";
import { languageTables, programmesTables } from "#app/self-checks/points/canada/programmes-tables.ts";
import { opportunityCardTables } from "#app/self-checks/points/germany/opportunity-card-tables.ts";
import type { GridTable } from "#app/self-checks/points/grid-table.ts";
import type { Grid } from "#app/self-checks/points/parse-grid.server.ts";
import { compassTables } from "#app/self-checks/points/singapore/compass-tables.ts";

/** All cells of a version, as they are printed. */
export function tablesOf(grid: Grid): GridTable[] {
  switch (grid.system) {
    case "crs":
      return crsTables(grid);
    case "express_entry_programmes":
      return programmesTables(grid);
    case "language_tests":
      return languageTables(grid);
    case "australia_points_test":
      return australiaTables(grid);
    case "opportunity_card":
      return opportunityCardTables(grid);
    case "compass":
      return compassTables(grid);
  }
}
