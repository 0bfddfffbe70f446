import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import type { ResearchGroupCard } from "#app/content/research-group-card.ts";
import { ResearchGroupsSectionView } from "#app/content/sections/research-groups-section.tsx";

const group = (id: string): ResearchGroupCard => ({
  id,
  title: `Group ${id}`,
  description: "How river sand moves where a dam has been taken down",
  createdOn: "2026-11-02",
  requiredMembers: 4,
  availableMembers: [
    { firstName: "Meera", lastName: "Nair" },
    { firstName: "Tomás", lastName: "Prado" },
  ],
  path: "/pictures/research.svg",
});

const draw = (groups: ResearchGroupCard[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ResearchGroupsSectionView
        section={{
          kind: "research-groups",
          id: "research-groups",
          heading: "Research groups",
          intro: "Join.",
        }}
        groups={groups}
      />
    </MemoryRouter>,
  );

test("three groups at most stand as cards, the newest that were given", () => {
  const html = draw(["a", "b", "c", "d"].map(group));
  expect(html.match(/Join Research Group/g)).toHaveLength(3);
  expect(html).not.toContain("Group d");
});

test("a card says when, how many, what, who, and leads to the group", () => {
  const html = draw([group("a")]);
  for (const words of ["2 November 2026", "2/4", "MN and 1 other", "View Members", "...See More"]) {
    expect(html.replace(/<!--.*?-->/g, "")).toContain(words);
  }
  expect(html).toContain("How river sand moves where a dam has bee<");
  expect(html).toContain('href="/service/research_groups/Group_a/a"');
});

test("without an open group the section says so, and how to begin one", () => {
  const html = draw([]);
  expect(html).toContain("No group is open at the moment");
  for (const name of ["Create Research Group", "View More Groups"]) expect(html).toContain(name);
});
