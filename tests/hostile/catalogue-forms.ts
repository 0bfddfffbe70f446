import type { HostileForm } from "#tests/hostile/hostile-form.ts";

type CatalogueForm = Omit<HostileForm, "staff" | "slow">;

const service = () => "/staff/catalogue/services/cover-letter";
const price = () => "/staff/catalogue/prices/cover-letter/unit";
const advisers = () => "/staff/catalogue/advisers";

// Never a valid version, so nothing is saved.
const seen = "1970-01-01T00:00:00.000Z";
const words = {
  heading: "Cover letter",
  intro: "A letter.",
  details: "<p>Text</p>",
  iButtonText: "All of it.",
  mbaIButtonText: "",
  ytLink: "",
  ogImage: "",
  question_1: "Why?",
  answer_1: "Because.",
};
const written = ["heading", "intro", "details", "iButtonText", "mbaIButtonText", "question_1", "answer_1"];
const figures = {
  inr: "2,099",
  usd: "30",
  startsAt: "",
  reason: "It has to be done.",
  sure: "2,099 | 30 | at once",
};
const adviser = {
  name: "A. Example",
  country: "CA",
  body: "College of Examples",
  licence_number: "R1",
  // In the past, so nobody is listed.
  expires_on: "2001-03-31",
};

const fact = () => "/staff/catalogue/facts/global-talent-visa-uk.fees.1";
const typedFact = {
  value: "£801 per person",
  sentence: "In two parts.",
  source_name: "GOV.UK",
  source_url: "https://www.gov.uk/global-talent",
  as_of: "2026-10-01",
  review_by: "2027-03-31",
  hidden: "yes",
  reason: "It has to be done.",
};

const sale = { paused_text: "Both writers are away.", resumes_on: "2001-01-01" };
const delivery = { days: "9", lightning_days: "3", starts_on: "2001-01-01", reason: "It has to be done." };

const part = { seen: "never", name: "draft", list: "steps" };
const question = { label: "Why?", hint: "Because.", required: "yes", kind: "text" };

/** Never the version of now, so nothing is kept. */
const workForms: CatalogueForm[] = [
  { intent: "question", ...part, ...question },
  { intent: "add_question", ...part, ...question },
  { intent: "step", ...part, step_text: "We write" },
  { intent: "add_step", ...part, step_text: "We write", by: "customer" },
  { intent: "move_up", ...part },
  { intent: "move_down", ...part },
  { intent: "restore", ...part },
  { intent: "retire", ...part, reason: "It has to be done." },
].map(({ intent, ...fields }) => ({
  name: `desk: ${intent} of a service`,
  path: () => "/staff/catalogue/services/cover-letter/work",
  fields: () => ({ intent, ...fields }),
  written: ["label", "hint", "step_text", "reason"].filter((name) => name in fields),
}));

export const catalogueForms: CatalogueForm[] = [
  {
    name: "desk: pause a sale",
    path: service,
    // Never a day to come, so nothing is paused.
    fields: () => ({ intent: "pause", ...sale }),
    written: ["paused_text"],
  },
  { name: "desk: resume a sale", path: service, fields: () => ({ intent: "resume" }), written: [] },
  {
    name: "desk: set delivery days",
    path: service,
    fields: () => ({ intent: "delivery", ...delivery }),
    written: ["reason"],
  },
  {
    name: "desk: withdraw delivery days",
    path: service,
    fields: () => ({ intent: "withdraw_delivery", starts_on: "2001-01-01", reason: "It has to be done." }),
    written: ["reason"],
  },
  {
    name: "desk: coupons of a service",
    path: service,
    fields: () => ({ intent: "coupons", takes_coupons: "yes" }),
    written: [],
  },
  ...workForms,
  {
    name: "desk: make a service",
    path: () => "/staff/catalogue/services/new?template=cover-letter",
    fields: () => ({
      intent: "make",
      template: "cover-letter",
      heading: "Thesis proposal",
      slug: "thesis-proposal",
      intro: "A proposal.",
      need: "write",
      inr_1: "4,999",
      usd_1: "75",
    }),
    written: ["heading", "intro"],
  },
  ...["move_up", "move_down"].map((intent) => ({
    name: `desk: ${intent} a service`,
    path: () => "/staff/catalogue/services",
    fields: () => ({ intent, slug: "no-service" }),
    written: [],
  })),
  {
    name: "desk: preview a service",
    path: service,
    fields: () => ({ intent: "preview", seen, ...words }),
    written,
  },
  {
    name: "desk: save a service",
    path: service,
    fields: () => ({ intent: "save", seen, ...words }),
    written,
  },
  {
    name: "desk: second reader of a service",
    path: service,
    // Off, as it is, so nothing changes.
    fields: () => ({ intent: "reader", second_reader: "no" }),
    written: [],
  },
  {
    name: "desk: shipped words",
    path: service,
    fields: () => ({ intent: "reset", seen, reason: "It has to be done." }),
    written: ["reason"],
  },
  {
    name: "desk: what customers pay",
    path: price,
    fields: () => ({ intent: "preview", seen: "0.0", ...figures }),
    written: ["reason"],
  },
  {
    name: "desk: set a price",
    path: price,
    fields: () => ({ intent: "set", seen: "0.0", ...figures }),
    written: ["reason"],
  },
  {
    name: "desk: withdraw a price",
    path: price,
    fields: () => ({ intent: "withdraw", entry: "0", reason: "It has to be done." }),
    written: ["reason"],
  },
  {
    name: "desk: add an adviser",
    path: advisers,
    fields: () => ({ intent: "add", adviser: "new", seen: "", ...adviser }),
    written: ["name", "body", "licence_number"],
  },
  {
    name: "desk: change an adviser",
    path: advisers,
    fields: () => ({ intent: "change", adviser: "nobody", seen, ...adviser }),
    written: ["name", "body", "licence_number"],
  },
  {
    name: "desk: end an adviser",
    path: advisers,
    fields: () => ({ intent: "end", adviser: "nobody", reason: "It has to be done." }),
    written: ["reason"],
  },
  {
    name: "desk: a claim",
    path: () => "/staff/catalogue/claims/full-funding",
    fields: () => ({ seen, proof: "Cabinet 3", proved_until: "2027-03-31", hidden: "yes" }),
    written: ["proof"],
  },
  {
    name: "desk: preview a fact",
    path: fact,
    fields: () => ({ intent: "preview", seen, ...typedFact }),
    written: ["value", "sentence", "source_name", "reason"],
  },
  {
    name: "desk: approve a fact",
    path: fact,
    fields: () => ({ intent: "save", seen, ...typedFact }),
    written: ["value", "sentence", "source_name", "reason"],
  },
  {
    name: "desk: a fact as shipped",
    path: fact,
    fields: () => ({ intent: "reset", seen, reason: "It has to be done." }),
    written: ["reason"],
  },
  {
    name: "desk: facts past their review day",
    path: () => "/staff/catalogue/facts",
    fields: () => ({ key: "nothing", to: "on" }),
    written: [],
  },
  {
    name: "desk: a proven backup",
    path: () => "/staff/launch",
    // In the future, so nothing is recorded.
    fields: () => ({ intent: "backup", proven_on: "2999-01-01", kept_where: "Cabinet 3" }),
    written: ["kept_where"],
  },
  {
    name: "desk: stars and rating",
    path: () => "/staff/catalogue/claims",
    fields: () => ({ key: "nothing", to: "on" }),
    written: [],
  },
];
