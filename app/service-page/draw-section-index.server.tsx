import type { Section } from "#app/content/section.ts";
import { splitAtBox } from "#app/service-page/split-at-box.ts";
import { type IndexEntry, SectionIndex } from "#app/service-page/section-index.tsx";
import { drawPart } from "#app/ui/draw-part.server.tsx";
import type { Drawn } from "#app/ui/drawn-part.tsx";

export function drawSectionIndex(sections: Section[], hasBox: boolean, request: Request): Drawn {
  const { before, after } = splitAtBox(sections);
  const box: IndexEntry[] = hasBox ? [{ id: "start-now", heading: "Start Now" }] : [];
  const entries = [...before, ...box, ...after].map(({ id, heading }) => ({ id, heading }));
  return drawPart(JSON.stringify(["section-index", entries]), request, () => (
    <SectionIndex entries={entries} />
  ));
}
