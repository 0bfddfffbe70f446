import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import type { ResearchGroupCard, ResearchGroupsState } from "#app/content/research-group-card.ts";
import { ResearchGroupCards, type ShownGroup } from "#app/content/sections/research-group-cards.tsx";
import { ResearchGroupsSectionView } from "#app/content/sections/research-groups-section.tsx";
import { GroupId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";

const group = (id: string): ResearchGroupCard => ({
  id: asId(GroupId, id),
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

const draw = (groups: ResearchGroupCard[]) => drawSection({ state: "loaded", groups });

const drawSection = (researchGroups: ResearchGroupsState) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ResearchGroupsSectionView
        section={{
          kind: "research-groups",
          id: "research-groups",
          heading: "Research groups",
          intro: "Join.",
        }}
        researchGroups={researchGroups}
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

const drawCard = (shown: Partial<ShownGroup>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ResearchGroupCards groups={[{ ...group("a"), ...shown }]} />
    </MemoryRouter>,
  );

test.each([
  ["an open group can be joined", { state: "open" }, ["Open", "Join Research Group"], ["See the group"]],
  ["a full one can be looked at", { state: "full" }, ["Full", "See the group"], ["Join Research Group"]],
  ["a closed one too", { state: "closed" }, ["Closed", "See the group"], ["Join Research Group"]],
  ["one's own is one's own", { state: "open", mine: true }, ["You are in it", "See your group"], ["Join"]],
] as const)("%s", (_sentence, shown, there, notThere) => {
  const html = drawCard(shown);
  for (const words of there) expect(html).toContain(words);
  for (const words of notThere) expect(html).not.toContain(words);
});

test("a visitor's card has initials, a customer's has names", () => {
  expect(drawCard({})).toContain("<li>Meera Nair</li>");
  const initials = drawCard({ availableMembers: [{ firstName: "M", lastName: "N" }] });
  expect(initials).toContain("<li>MN</li>");
});

test("groups that could not be read are said to be, with the ways on", () => {
  const html = drawSection({ state: "failed" });
  expect(html).toContain("Research groups could not be loaded. Try again.");
  expect(html).not.toContain("No group is open");
  expect(html).toContain("View More Groups");
});

test("without an open group the section says so, and how to begin one", () => {
  const html = draw([]);
  expect(html).toContain("No group is open at the moment");
  for (const name of ["Create Research Group", "View More Groups"]) expect(html).toContain(name);
});
