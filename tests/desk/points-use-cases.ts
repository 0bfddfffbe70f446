import { randomUUID } from "node:crypto";

import { dropDraft, previewGrid, publishGrid, saveDraft } from "#app/self-checks/desk/edit-grids.server.ts";
import {
  findGridAtDesk,
  findRevisionAtDesk,
  listGridsAtDesk,
} from "#app/self-checks/desk/list-grids.server.ts";
import { makeVersion } from "#app/self-checks/desk/make-version.server.ts";
import { addRound, changeRound, endRound, listRoundsAtDesk } from "#app/self-checks/desk/rounds.server.ts";
import type { RoundFields } from "#app/self-checks/desk/round-fields.ts";
import { shippedCompassGrid } from "#app/self-checks/points/singapore/shipped-compass-grid.ts";
import { noon } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";

const now = noon;
const version = shippedCompassGrid.id;
const grid = { ...shippedCompassGrid, strategic: 9 };
const seen = "0";
const reason = "It has to be done";

const round = (): RoundFields => ({
  system: "crs",
  heldOn: "2026-09-30",
  name: `Programme ${randomUUID()}`,
  lowest: 500,
  invited: null,
  sourceName: "An example",
  sourceUrl: "https://source.example",
  asOf: "2026-10-01",
});

export const pointsUseCases: DeskUseCase[] = [
  { action: "see_catalogue", name: "listGridsAtDesk", call: (member) => listGridsAtDesk(member, now) },
  { action: "see_catalogue", name: "findGridAtDesk", call: (member) => findGridAtDesk(member, version) },
  {
    action: "see_catalogue",
    name: "findRevisionAtDesk",
    call: (member) => findRevisionAtDesk(member, { version, revision: 1 }),
  },
  { action: "see_catalogue", name: "listRoundsAtDesk", call: (member) => listRoundsAtDesk(member) },
  {
    action: "edit_points",
    name: "previewGrid",
    call: (member) => previewGrid({ member, version, grid, now }),
  },
  {
    action: "edit_points",
    name: "saveDraft",
    call: (member) => saveDraft({ member, version, grid, seen, now }),
  },
  {
    action: "edit_points",
    name: "publishGrid",
    call: (member) => publishGrid({ member, version, grid, seen, sure: "", reason, now }),
  },
  { action: "edit_points", name: "dropDraft", call: (member) => dropDraft({ member, version, seen, now }) },
  {
    action: "edit_points",
    name: "makeVersion",
    call: (member) => makeVersion({ member, from: version, name: "Next", begins: "2027-01-01", now }),
  },
  { action: "edit_points", name: "addRound", call: (member) => addRound({ member, round: round(), now }) },
  {
    action: "edit_points",
    name: "changeRound",
    call: (member) => changeRound({ member, id: 0, seen, round: round(), now }),
  },
  { action: "edit_points", name: "endRound", call: (member) => endRound({ member, id: 0, reason, now }) },
];
