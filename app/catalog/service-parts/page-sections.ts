import type { Illustration } from "#app/content/illustrations.ts";
import type { PageContentItem } from "#app/content/section-parts.ts";
import type { ItemsSection } from "#app/content/section.ts";

type Included = [heading: string, description: string];
type Step = [image: Illustration, heading: string, description: string];

export function included(...items: Included[]): ItemsSection {
  return {
    kind: "items",
    id: "included",
    heading: "What is included",
    layout: "checklist",
    intro: null,
    items: items.map(([heading, description]) => item(heading, description, null)),
  };
}

export function howItWorks(...steps: Step[]): ItemsSection {
  return {
    kind: "items",
    id: "how-it-works",
    heading: "How it works",
    layout: "steps",
    intro: null,
    items: illustrated(steps),
  };
}

export function cards(
  { id, heading, intro = null }: { id: string; heading: string; intro?: string | null },
  ...items: Step[]
): ItemsSection {
  return { kind: "items", id, heading, layout: "cards", intro, items: illustrated(items) };
}

function illustrated(items: Step[]): PageContentItem[] {
  return items.map(([image, heading, description]) => item(heading, description, image));
}

function item(heading: string, description: string, image: Illustration | null): PageContentItem {
  return { heading, title: null, description, image };
}
