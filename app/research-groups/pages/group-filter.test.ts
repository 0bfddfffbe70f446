import { expect, test } from "vitest";

import { createGroupPath, groupListPath, readGroupFilter } from "#app/research-groups/pages/group-filter.ts";

const read = (query: string, signedIn = true) =>
  readGroupFilter(new URLSearchParams(query), { sizes: [1, 2, 3, 4, 5], signedIn });

test.each([
  ["", { show: "all", coAuthors: null, page: 1 }],
  ["coAuthors=3&show=open&page=2", { show: "open", coAuthors: 3, page: 2 }],
  ["coAuthors=0&show=closed&page=0", { show: "all", coAuthors: null, page: 1 }],
  ["coAuthors=6&page=-1", { show: "all", coAuthors: null, page: 1 }],
  ["coAuthors=3.0&page=1e3", { show: "all", coAuthors: null, page: 1 }],
  ["page=99999", { show: "all", coAuthors: null, page: 10_000 }],
  ["page=100000", { show: "all", coAuthors: null, page: 1 }],
])("the address ?%s asks for %j", (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test("a visitor has no groups of their own", () => {
  expect(read("show=mine").show).toBe("mine");
  expect(read("show=mine", false).show).toBe("all");
});

test("a filter is written as it is read, and nothing is written where nothing is chosen", () => {
  const filter = { show: "open", coAuthors: 3, page: 2 } as const;
  const path = groupListPath(filter);
  expect(path).toBe("/service/research_groups/?coAuthors=3&show=open&page=2");
  expect(read(path.split("?")[1] ?? "")).toEqual(filter);
  expect(groupListPath({ show: "all", coAuthors: null, page: 1 })).toBe("/service/research_groups/");
  expect(createGroupPath(null)).toBe("/service/research_groups/create");
  expect(createGroupPath(4)).toBe("/service/research_groups/create?coAuthors=4");
});
