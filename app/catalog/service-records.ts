import { applyRecords } from "#app/catalog/service-records-apply.ts";
import { moveRecords } from "#app/catalog/service-records-move.ts";
import { prepareRecords } from "#app/catalog/service-records-prepare.ts";
import { visaRecords } from "#app/catalog/service-records-visas.ts";
import { workRecords } from "#app/catalog/service-records-work.ts";
import { writeRecords } from "#app/catalog/service-records-write.ts";
import type { Service } from "#app/catalog/service.ts";

/** The words we ship, to begin with. From then on the database holds them, and an edit there stays. */
export const serviceRecords: readonly Service[] = [
  ...applyRecords,
  ...writeRecords,
  ...prepareRecords,
  ...moveRecords,
  ...visaRecords,
  ...workRecords,
];
