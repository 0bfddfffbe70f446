import { shippedAustraliaGrid } from "#app/self-checks/points/australia/shipped-australia-grid.ts";
import { shippedCrsGrid } from "#app/self-checks/points/canada/shipped-crs-grid.ts";
import { shippedLanguageTests } from "#app/self-checks/points/canada/shipped-language-tests.ts";
import { shippedProgrammesGrid } from "#app/self-checks/points/canada/shipped-programmes-grid.ts";
import { shippedOpportunityCardGrid } from "#app/self-checks/points/germany/shipped-opportunity-card-grid.ts";
import type { Grid } from "#app/self-checks/points/parse-grid.server.ts";
import { shippedCompassGrid } from "#app/self-checks/points/singapore/shipped-compass-grid.ts";

/** Every version that comes with the code, oldest first. */
export const shippedGrids: readonly Grid[] = [
  shippedLanguageTests,
  shippedProgrammesGrid,
  shippedCrsGrid,
  shippedAustraliaGrid,
  shippedOpportunityCardGrid,
  shippedCompassGrid,
];
