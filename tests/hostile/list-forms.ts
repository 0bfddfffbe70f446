const nothing = "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1";
const work = () => "/staff/work";
const views = () => "/staff/views";

/** What is done with lists of the desk: their views, and the rows that are chosen. */
export const listForms = [
  {
    name: "desk: save a view",
    path: views,
    fields: () => ({ intent: "save", list: "/staff/orders", query: "?state=paid", name: "Paid" }),
    written: ["name"],
  },
  {
    name: "desk: rename a view",
    path: views,
    fields: () => ({ intent: "rename", view: nothing, name: "Paid orders" }),
    written: ["name"],
  },
  {
    name: "desk: delete a view",
    path: views,
    fields: () => ({ intent: "delete", view: nothing }),
  },
  {
    name: "desk: give chosen work",
    path: work,
    fields: () => ({ intent: "assign_chosen", chosen: `${nothing} received `, person: "me", along: "yes" }),
  },
  {
    name: "desk: move chosen work",
    path: work,
    fields: () => ({ intent: "move_chosen", chosen: `${nothing} received `, to: "in_progress" }),
  },
  {
    name: "desk: export chosen work",
    path: work,
    fields: () => ({ intent: "export_chosen", chosen: `${nothing} received ` }),
  },
];
