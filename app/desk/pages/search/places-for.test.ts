import { expect, test } from "vitest";

import type { Awaiting } from "#app/desk/pages/count-awaiting.server.ts";
import { deskNavigation } from "#app/desk/pages/desk-navigation.ts";
import { deskActions, deskPages } from "#app/desk/pages/places-table.ts";
import { placesFor } from "#app/desk/pages/search/places-for.ts";
import { staffRoles } from "#app/desk/permissions.ts";

/** Its counts are not looked at. */
const awaiting = {} as Awaiting;

test.each(staffRoles)("whatever the menu of a %s leads to is found by its name", (role) => {
  for (const { links } of deskNavigation(role, awaiting)) {
    for (const { to, label } of links) {
      const words = label.toLowerCase().split(" ");
      expect(placesFor(deskPages, role, words), label).toContainEqual(
        expect.objectContaining({ href: to, title: label }),
      );
    }
  }
});

test("words may come in any order and be begun only; each must be one of a place's", () => {
  const titles = (terms: string[]) => placesFor(deskActions, "owner", terms).map(({ title }) => title);
  expect(titles(["link", "new"])).toEqual(["New payment link"]);
  expect(titles(["inv"])).toEqual(["Invite a person"]);
  expect(titles(["new", "nothing"])).toEqual([]);
  expect(titles([])).toHaveLength(deskActions.length);
});
