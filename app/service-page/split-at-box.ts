import type { SectionKind } from "#app/content/section.ts";

/** In one column the offer comes before the eligibility question. */
export function splitAtBox<Section extends { kind: SectionKind }>(sections: Section[]) {
  const at = Math.max(
    0,
    sections.findIndex(({ kind }) => kind === "eligibility"),
  );
  return { before: sections.slice(0, at), after: sections.slice(at) };
}
