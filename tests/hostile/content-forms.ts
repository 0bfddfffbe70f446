import { pageTextItemsMax } from "#app/content/page-texts/page-text.ts";
import type { HostileForm } from "#tests/hostile/hostile-form.ts";

type ContentForm = Omit<HostileForm, "staff" | "slow">;

const reason = "It has to be done.";
// Never a valid version, so nothing is saved.
const seen = "1970-01-01T00:00:00.000Z";

/** Each has one fault, so nothing is added. */
const added: Record<string, { fields: Record<string, string>; written: string[] }> = {
  admits: {
    fields: {
      university: "Delft",
      country: "Netherlands",
      programme: "Data science",
      degree: "Master’s",
      year: "1800",
      outcome: "admitted",
      papers: "yes",
      profile: "8.4 of 10.",
      consent: "Cabinet 4.",
    },
    written: ["university", "country", "programme", "profile", "consent"],
  },
  counsellors: {
    fields: {
      name: "Ines Real",
      role: "x".repeat(200),
      profile: "One.",
      languages: "English",
      countries: "Canada",
    },
    written: ["name", "role", "profile", "languages", "countries"],
  },
  destinations: { fields: { country: "Japan", students: "0" }, written: ["country"] },
  videos: {
    fields: {
      service: "no-service",
      title: "How we work",
      address: "https://www.youtube.com/watch?v=abc",
      transcript: "Hello.",
    },
    written: ["title", "transcript"],
  },
};

const list = (kind: string) => () => `/staff/catalogue/showcase/${kind}`;
const row = (kind: string) => () => `/staff/catalogue/showcase/${kind}/nobody`;

const section = () => "/staff/catalogue/texts/home.faq";
const words = {
  seen: "never",
  heading: "Before you ask",
  intro: "See **this**, and [that](/visas/).",
  begins: "",
  ...Object.fromEntries(
    Array.from({ length: pageTextItemsMax }, (_, at) => [
      [`item_heading_${at + 1}`, at === 0 ? "Why?" : ""],
      [`item_text_${at + 1}`, at === 0 ? "Because." : ""],
    ]).flat(),
  ),
};
const writtenFields = ["heading", "intro", "item_heading_1", "item_text_1"];

const pageTextForms: ContentForm[] = [
  ...["draft", "publish"].map((intent) => ({
    name: `desk: ${intent} a text of a page`,
    path: section,
    fields: () => ({ intent, ...words }),
    written: writtenFields,
  })),
  {
    name: "desk: drop the draft of a text",
    path: section,
    fields: () => ({ intent: "drop", seen: "never" }),
    written: [],
  },
  ...["withdraw", "revert"].map((intent) => ({
    name: `desk: ${intent} a text of a page`,
    path: section,
    fields: () => ({ intent, seen: "never", version: "shipped", reason }),
    written: ["reason"],
  })),
];

export const contentForms: ContentForm[] = [
  ...pageTextForms,
  ...Object.entries(added).flatMap(([kind, { fields, written }]) => [
    { name: `desk: add to ${kind}`, path: list(kind), fields: () => ({ intent: kind, ...fields }), written },
    {
      name: `desk: change in ${kind}`,
      path: row(kind),
      fields: () => ({ intent: kind, seen, ...fields }),
      written,
    },
  ]),
  ...["move_up", "move_down"].map((intent) => ({
    name: `desk: ${intent} in a showcase`,
    path: list("admits"),
    fields: () => ({ intent, row: "nobody" }),
    written: [],
  })),
  {
    name: "desk: remove from a showcase",
    path: row("admits"),
    fields: () => ({ intent: "remove", reason }),
    written: ["reason"],
  },
  {
    name: "desk: photo of a counsellor",
    path: row("counsellors"),
    fields: () => ({ intent: "photo", avatar: "", remove_avatar: "on" }),
    written: [],
  },
];
