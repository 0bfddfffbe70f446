import type { ListTable, SheetSection } from "#app/self-checks/desk/sheets/grid-sheet.ts";

/** What every version says of itself. */
export const headSheet: SheetSection[] = [
  {
    heading: "The version",
    intro: "Every result names it, with its days and its sources.",
    tables: [
      {
        shape: "cells",
        caption: "Name and days",
        columns: ["What", "Text"],
        rows: [
          { label: "Name", cells: [{ path: "name", kind: "line" }] },
          { label: "First day", cells: [{ path: "inForce.from", kind: "day", optional: true }] },
          {
            label: "Last day, empty if it is not known",
            cells: [{ path: "inForce.to", kind: "day", optional: true }],
          },
          { label: "Where the rules of today stand: title", cells: [{ path: "rulesAt.name", kind: "line" }] },
          { label: "The same: address", cells: [{ path: "rulesAt.url", kind: "address" }] },
        ],
      },
      listOf("Sources", "sources", [
        { key: "name", label: "Title", kind: "line" },
        { key: "url", label: "Address", kind: "address" },
        { key: "asOf", label: "As of", kind: "day" },
      ]),
      listOf("Remarks. A source may be left out", "remarks", withSource("Remark")),
    ],
  },
  {
    heading: "Newer rules are in force",
    intro: "If so, every result says it first. If not, leave all of it empty.",
    tables: [
      {
        shape: "cells",
        caption: "What is said first",
        columns: ["What", "Text"],
        rows: [
          { label: "In force since", cells: [{ path: "superseded.since", kind: "day", optional: true }] },
          {
            label: "What that means for the result",
            cells: [{ path: "superseded.text", kind: "text", optional: true }],
          },
          {
            label: "What nobody says of them",
            cells: [{ path: "superseded.unknown", kind: "text", optional: true }],
          },
        ],
      },
      listOf("What is known of them", "superseded.known", withSource("Known")),
    ],
  },
];

function listOf(caption: string, path: string, columns: ListTable["columns"]): ListTable {
  return { shape: "list", caption, path, columns };
}

function withSource(label: string): ListTable["columns"] {
  return [
    { key: "text", label, kind: "text" },
    { key: "source.name", label: "Source: title", kind: "line" },
    { key: "source.url", label: "Address", kind: "address" },
    { key: "source.asOf", label: "As of", kind: "day" },
  ];
}
