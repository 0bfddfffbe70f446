import { introOf, type PageText } from "#app/content/page-texts/page-text.ts";
import type { PageTexts } from "#app/content/page-texts/page-texts-at.ts";
import type { PageContentItem } from "#app/content/section-parts.ts";
import type { Section } from "#app/content/section.ts";

/** The sections of a page with the owner's words in those that have any. */
export function withPageTexts(page: string, sections: readonly Section[], texts: PageTexts): Section[] {
  return sections.map((section) => {
    const text = texts.get(`${page}.${section.id}`);
    return text ? withText(section, text) : section;
  });
}

function withText(section: Section, { heading, intro, items }: PageText): Section {
  switch (section.kind) {
    case "pathways":
    case "destinations":
    case "table":
      return { ...section, heading, intro: introOf(intro) };
    case "items":
      return { ...section, heading, intro: introOf(intro), items: stepsOf(items, section.items) };
    case "faq": {
      const asked = items.map(({ heading: question, text: answer }) => ({ question, answer }));
      return { ...section, heading, items: asked };
    }
    default:
      return { ...section, heading };
  }
}

/** Pictures stay where they are. */
export function stepsOf(items: PageText["items"], shipped: readonly PageContentItem[]): PageContentItem[] {
  return items.map(({ heading, text: description }, at) => ({
    title: `Step ${at + 1}`,
    heading,
    description,
    image: shipped[at]?.image ?? null,
  }));
}
