import type { Service } from "#app/catalog/service.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

/** The services that have a video once the owner gives its id. The demo shows its own stand-in at these ids. */
const demoVideos: Partial<Record<ServiceSlug, string>> = {
  "complete-application": "demo-complete-application",
  "counselling-session": "demo-counselling-session",
  "mock-interview": "demo-mock-interview",
};

export function withDemoVideos(records: readonly Service[]): Service[] {
  return records.map((record) => ({ ...record, ytLink: demoVideos[record.slug] ?? record.ytLink }));
}
