import type { Place } from "#app/desk/pages/places-table.ts";
import { mayEver, type StaffRole } from "#app/desk/permissions.ts";
import type { SearchHit } from "#app/desk/pages/search/search-hit.ts";
import { searchTerms } from "#app/platform/search-terms.ts";

/** Each word begins one of a place's words; without words, all. */
export function placesFor(places: readonly Place[], role: StaffRole, terms: readonly string[]): SearchHit[] {
  return places
    .filter(({ right }) => right === null || mayEver(role, right))
    .filter(({ label, also = "" }) => {
      const own = searchTerms(label).concat(also.split(" "));
      return terms.every((word) => own.some((one) => one.startsWith(word)));
    })
    .map(({ to, label, isFile = false }) => ({ title: label, detail: "", href: to, isFile }));
}
