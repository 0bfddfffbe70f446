import type { WirePayload } from "#tests/pricing/expected-price.ts";

/** Word counts at both ends of each priced block. */
export function* everyChoice(): Generator<WirePayload> {
  for (const link of plain) yield { links: [link] };
  for (const link of hurried) yield* each("lightning_speed", [false, true], { links: [link] });
  for (const link of ["mock-interview", "gre-consultation"]) {
    yield* each("numSessions", numbers(1, 12), { links: [link] });
  }
  yield* each("counseling_session", [1, 2, 3, 5], { links: ["counselling-session"] });
  yield* each("numSessions", numbers(2, 15), { links: ["toefl-consultation"] });
  yield* each("coAuthors", numbers(0, 5), { links: ["research-paper"] });
  yield* each("no_of_job_application", [3, 5, 8, 10, "unlimited"], { links: ["job-application"] });
  yield* each(
    "words",
    blockEnds(250, 10_000).filter((words) => words >= 250),
    { links: ["assignment-help"] },
  );
  yield* withLightning(each("words", blockEnds(1_000, 50_000), { links: ["plagiarism-check"] }));
  yield* withLightning(each("customizations", [1, 2, 3, 5], { links: ["sop-drafting"] }));
  yield* withLightning(each("numLor", numbers(1, 6), { links: ["lor-drafting"] }));
  yield* withLightning(each("is_MBA", [false, true], { links: ["application-review"] }));
  yield* visaHelp({ links: ["visa_and_financial_counselling"] }, 12);
  yield* applications();
}

const plain = [
  "profile-building",
  "housing-search",
  "express-entry",
  "eb2-niw",
  "o-1-visa",
  "eb-1-visa",
  "global-talent-visa-uk",
  "australia-national-innovation-visa-subclass-858",
  "singapore-one-pass",
];

const hurried = [
  "profile-evaluation",
  "history-draft",
  "resume-help",
  "university-finalising",
  "scholarship-help",
  "visa-sop",
  "linkedin-profile-building",
  "cover-letter",
  "portfolio-building",
];

function* applications(): Generator<WirePayload> {
  for (const com_application_cos of [5, 8, 10, 12, 15, 20]) {
    for (const is_MBA of [false, true]) {
      const chosen = { links: ["complete-application"], com_application_cos, is_MBA };
      yield* withLightning([{ ...chosen, is_cha_visa: false }]);
      yield* withLightning(visaHelp({ ...chosen, is_cha_visa: true }, 6));
      yield* withLightning([{ ...chosen, links: [...chosen.links, "visa_and_financial_counselling"] }]);
    }
  }
}

function* visaHelp(payload: WirePayload, peopleMax: number): Generator<WirePayload> {
  for (const people of numbers(1, peopleMax)) {
    yield* each("no_of_visa_mock", numbers(people, people + 6), { ...payload, dependent: people - 1 });
  }
}

function* withLightning(payloads: Iterable<WirePayload>): Generator<WirePayload> {
  for (const payload of payloads) yield* each("lightning_speed", [false, true], payload);
}

function* each(name: string, values: readonly unknown[], payload: WirePayload): Generator<WirePayload> {
  for (const value of values) yield { ...payload, [name]: value };
}

/** 1, 1000, 1001, 2000, ... */
function blockEnds(block: number, last: number): number[] {
  return numbers(1, last / block).flatMap((count) => [(count - 1) * block + 1, count * block]);
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
