import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";

import type { GroupFilter } from "#app/research-groups/pages/group-filter.ts";
import { GroupList } from "#app/research-groups/pages/group-list.tsx";
import type { LoadedGroups } from "#app/research-groups/pages/load-groups.server.ts";

const nothing: GroupFilter = { show: "all", coAuthors: null, page: 1 };
const none: LoadedGroups = { state: "loaded", groups: [], page: 1, pages: 1, others: [] };

function draw(groups: LoadedGroups, filter: GroupFilter = nothing, signedIn = false): string {
  const list = (
    <GroupList {...{ groups, filter, signedIn }} sizes={[1, 2, 3]} chatHref="https://chat.invalid/" />
  );
  const router = createMemoryRouter([{ path: "/", element: list }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("&#x27;", "'");
}

test("groups that could not be read are said to be, with a way to try again where one was", () => {
  const html = draw({ state: "failed" }, { show: "open", coAuthors: 2, page: 3 });
  expect(html).toContain("Research groups could not be loaded. Try again.");
  expect(html).toContain('href="/service/research_groups/?coAuthors=2&amp;show=open&amp;page=3"');
  expect(html).toContain("Create Research Group");
});

test("a list without groups says why there are none, and how there come to be some", () => {
  expect(draw(none)).toContain("There is no group yet");
  expect(draw(none, { ...nothing, coAuthors: 2 })).toContain("No group matches these choices");
  expect(draw(none, { ...nothing, show: "mine" }, true)).toContain("You are in no group yet");
});

test("creating keeps the number of co-authors that was asked for", () => {
  const html = draw(none, { ...nothing, coAuthors: 3 });
  expect(html).toContain('href="/service/research_groups/create?coAuthors=3"');
  expect(html).toContain("Didn't find what you were looking for?");
});

test("only who is signed in has groups of their own to show, and pages come after the first", () => {
  expect(draw(none)).not.toContain("My groups");
  expect(draw(none, nothing, true)).toContain("My groups");
  expect(draw(none)).not.toContain("Pages of the list");
  const second = draw({ ...none, page: 2, pages: 3 }, { ...nothing, page: 2 });
  expect(second).toContain("Page 2 of 3");
  expect(second).toContain('href="/service/research_groups/?page=3"');
});
