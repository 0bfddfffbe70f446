import { textOf } from "#tests/hostile/text-of.ts";

/** What a service page reads of its address. */
export const choices = textOf(`
  universities drafts letters sessions days words co_authors people dependents
  applications mba lightning visa_help mocks group_id
`);
