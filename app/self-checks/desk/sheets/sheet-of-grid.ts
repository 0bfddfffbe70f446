import { crsSheet } from "#app/self-checks/desk/sheets/crs-sheet.ts";
import type { SheetSection } from "#app/self-checks/desk/sheets/grid-sheet.ts";
import { headSheet } from "#app/self-checks/desk/sheets/head-sheet.ts";
import {
  australiaSheet,
  compassSheet,
  opportunityCardSheet,
} from "#app/self-checks/desk/sheets/other-sheets.ts";
import { languageSheet, programmesSheet } from "#app/self-checks/desk/sheets/programmes-sheet.ts";
import type { Grid } from "#app/self-checks/points/parse-grid.server.ts";

/** Every cell of a version, as the desk edits it. */
export function sheetOf(grid: Grid): SheetSection[] {
  return [...headSheet, ...cellsOf(grid)];
}

function cellsOf(grid: Grid): SheetSection[] {
  switch (grid.system) {
    case "crs":
      return crsSheet;
    case "express_entry_programmes":
      return programmesSheet;
    case "language_tests":
      return languageSheet(grid);
    case "australia_points_test":
      return australiaSheet;
    case "opportunity_card":
      return opportunityCardSheet;
    case "compass":
      return compassSheet;
  }
}
