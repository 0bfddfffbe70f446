import { z } from "zod";

import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { Configuration, RawChoices } from "#app/pricing/configuration.ts";

const sent = z.union([z.string().max(40), z.number(), z.boolean()]).nullish();

/** Named as in spec section 7. Senders always send all of them. */
export const wireChoices = {
  com_application_cos: sent.describe("Universities of complete-application: 5, 8, 10, 12, 15 or 20"),
  customizations: sent.describe("Drafts of sop-drafting: 1, 2, 3 or 5"),
  numLor: sent.describe("Letters of lor-drafting: 1 to 6"),
  counseling_session: sent.describe("Sessions of counselling-session: 1, 2, 3 or 5"),
  numSessions: sent.describe("Sessions of mock-interview and gre-consultation, days of toefl-consultation"),
  words: sent.describe("Words of plagiarism-check and assignment-help"),
  coAuthors: sent.describe("Co-authors of research-paper: 0 to 5"),
  co_authors: sent.describe("Another name of coAuthors"),
  dependent: sent.describe("Dependents with visa help: 0 to 5; with visa counselling, people less one"),
  no_of_visa_mock: sent.describe("All visa mocks, the included ones among them"),
  no_of_job_application: sent.describe('Job applications: 3, 5, 8, 10 or "unlimited"'),
  is_MBA: sent.describe("Whether the applications are for an MBA"),
  lightning_speed: sent.describe("Whether it is delivered at lightning speed"),
  is_cha_visa: sent.describe("Whether complete-application comes with visa help"),
};

export type WireChoices = z.infer<z.ZodObject<typeof wireChoices>>;

/** Choices the service lacks are ignored later. */
export function fromWireChoices(service: ServiceSlug, wire: WireChoices): RawChoices {
  return {
    universities: wire.com_application_cos,
    drafts: wire.customizations,
    letters: wire.numLor,
    sessions: service === "counselling-session" ? wire.counseling_session : wire.numSessions,
    days: wire.numSessions,
    words: wire.words,
    coAuthors: wire.coAuthors ?? wire.co_authors,
    people: peopleFrom(wire.dependent),
    dependents: wire.dependent,
    jobApplications: wire.no_of_job_application,
    mba: wire.is_MBA,
    lightning: wire.lightning_speed,
    visaHelp: wire.is_cha_visa,
    mocks: wire.no_of_visa_mock,
  };
}

function peopleFrom(dependents: WireChoices["dependent"]): WireChoices["dependent"] {
  const count =
    typeof dependents === "string" && /^\d{1,3}$/.test(dependents) ? Number(dependents) : dependents;
  return typeof count === "number" ? count + 1 : count;
}

export function toWireChoices({
  service,
  choices,
}: Configuration): Record<string, string | number | boolean> {
  const { people, dependents, sessions, days } = choices;
  const wire = {
    com_application_cos: choices.universities,
    customizations: choices.drafts,
    numLor: choices.letters,
    counseling_session: service === "counselling-session" ? sessions : undefined,
    numSessions: service === "counselling-session" ? undefined : (sessions ?? days),
    words: choices.words,
    coAuthors: choices.coAuthors,
    dependent: typeof people === "number" ? people - 1 : dependents,
    no_of_visa_mock: choices.mocks,
    no_of_job_application: choices.jobApplications,
    is_MBA: choices.mba,
    lightning_speed: choices.lightning,
    is_cha_visa: choices.visaHelp,
  };
  return Object.fromEntries(Object.entries(wire).filter((pair) => pair[1] !== undefined)) as Record<
    string,
    string | number | boolean
  >;
}
