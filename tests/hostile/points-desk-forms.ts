import { loadSheet } from "#app/self-checks/desk/load-version.server.ts";
import { shippedOpportunityCardGrid } from "#app/self-checks/points/germany/shipped-opportunity-card-grid.ts";
import type { HostileForm } from "#tests/hostile/hostile-form.ts";

type PointsDeskForm = Omit<HostileForm, "staff" | "slow">;

const list = () => "/staff/catalogue/points";
const page = () => `/staff/catalogue/points/${shippedOpportunityCardGrid.id}`;
const { values } = loadSheet(shippedOpportunityCardGrid);
const written = Object.keys(values).filter((name) => /(^|\.)(name|text)$/.test(name));
// Never a row, so nothing is saved.
const seen = "0";

const round = {
  system: "crs",
  held_on: "2026-09-30",
  round_name: "An example programme",
  // None goes so low, so nothing is listed.
  lowest: "0",
  invited: "",
  source_name: "An example",
  source_url: "https://source.example",
  as_of: "2026-10-01",
};

export const pointsDeskForms: PointsDeskForm[] = [
  {
    name: "desk: preview a version",
    path: page,
    fields: () => ({ intent: "preview", seen, ...values }),
    written,
  },
  {
    name: "desk: draft of a version",
    path: page,
    fields: () => ({ intent: "draft", seen, ...values }),
    written: [],
  },
  {
    name: "desk: publish a version",
    path: page,
    fields: () => ({ intent: "publish", seen, sure: "", reason: "It has to be done.", ...values }),
    written: ["reason"],
  },
  {
    name: "desk: throw a draft away",
    path: page,
    fields: () => ({ intent: "drop", seen }),
    written: [],
  },
  {
    name: "desk: make a version",
    path: page,
    // No day, so none is made.
    fields: () => ({ intent: "make", version_name: "The next", begins: "soon" }),
    written: ["version_name"],
  },
  {
    name: "desk: add a round",
    path: list,
    fields: () => ({ intent: "add_round", ...round }),
    written: ["round_name", "source_name"],
  },
  {
    name: "desk: change a round",
    path: list,
    fields: () => ({ intent: "change_round", round: "0", seen, ...round }),
    written: [],
  },
  {
    name: "desk: take a round off",
    path: list,
    fields: () => ({ intent: "end_round", round: "0", reason: "It has to be done." }),
    written: ["reason"],
  },
];
