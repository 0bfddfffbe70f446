import { describe, expect, test } from "vitest";

import type { ServiceSlug } from "#app/catalog/slugs.ts";
import {
  configure,
  describe as describeChoices,
  fingerprint,
  type RawChoices,
  refuseMissing,
} from "#app/pricing/configuration.ts";
import { configured } from "#tests/pricing/quote-of.ts";

describe("what counts", () => {
  test("every choice of the service is there, preset where nothing was sent", () => {
    expect(configured("complete-application").choices).toEqual({
      universities: 8,
      mba: false,
      visaHelp: false,
      dependents: 0,
      mocks: 1,
      lightning: false,
    });
    expect(configured("research-paper").choices).toEqual({ coAuthors: 0 });
    expect(configured("job-application").choices).toEqual({ jobApplications: 3 });
  });

  test("choices the service does not have are ignored, however wrong", () => {
    const junk = { universities: -1, letters: "many", lightning: "perhaps", mocks: [1] };
    expect(configured("mock-interview", { ...junk, sessions: 2 }).choices).toEqual({ sessions: 2 });
  });

  test.each([["12"], [12]])("a count may come as %j", (universities) => {
    expect(configured("complete-application", { universities }).choices.universities).toBe(12);
  });

  test.each([
    [true, true],
    [1, true],
    ["1", true],
    ["true", true],
    [false, false],
    [0, false],
    ["0", false],
    ["false", false],
  ])("a flag may come as %j", (lightning, read) => {
    expect(configured("cover-letter", { lightning }).choices.lightning).toBe(read);
  });

  test.each([[""], [null], [undefined]])("%j was not sent", (universities) => {
    expect(configured("complete-application", { universities }).choices.universities).toBe(8);
  });

  test("the choices may differ by service", () => {
    const outcome = configure(["counselling-session", "mock-interview"], (service) =>
      service === "counselling-session" ? { sessions: 5 } : { sessions: 12 },
    );
    expect(outcome.ok && outcome.value.configurations.map(({ choices }) => choices.sessions)).toEqual([
      5, 12,
    ]);
  });
});

describe("what is refused", () => {
  const cases: [ServiceSlug, RawChoices][] = [
    ["complete-application", { universities: 7 }],
    ["complete-application", { universities: "eight" }],
    ["complete-application", { universities: "12.0" }],
    ["complete-application", { universities: " 12" }],
    ["complete-application", { universities: true }],
    ["complete-application", { universities: Number.NaN }],
    ["complete-application", { universities: [8] }],
    ["complete-application", { universities: { from: 8 } }],
    ["complete-application", { dependents: 6 }],
    ["complete-application", { dependents: -1 }],
    ["complete-application", { mba: 2 }],
    ["complete-application", { mba: "yes" }],
    ["complete-application", { visaHelp: "on" }],
    ["complete-application", { mocks: 8 }],
    ["complete-application", { mocks: 0 }],
    ["complete-application", { mocks: 1.5 }],
    ["visa_and_financial_counselling", { people: 13 }],
    ["visa_and_financial_counselling", { people: 0 }],
    ["research-paper", { coAuthors: 6 }],
    ["sop-drafting", { drafts: 4 }],
    ["lor-drafting", { letters: 0 }],
    ["lor-drafting", { letters: 7 }],
    ["mock-interview", { sessions: 13 }],
    ["counselling-session", { sessions: 4 }],
    ["toefl-consultation", { days: 1 }],
    ["plagiarism-check", { words: 0 }],
    ["plagiarism-check", { words: 50_001 }],
    ["plagiarism-check", { words: 1e21 }],
    ["plagiarism-check", { words: "unlimited" }],
    ["assignment-help", { words: 249 }],
    ["assignment-help", { words: 10_001 }],
    ["job-application", { jobApplications: 4 }],
    ["job-application", { jobApplications: "Unlimited " }],
    ["cover-letter", { lightning: "fast" }],
  ];

  test.each(cases)("%s with %o", (service, raw) => {
    const outcome = configure([service], raw);
    expect(outcome).toMatchObject({
      ok: false,
      refusal: { code: "invalid_choice", status: 422, field: Object.keys(raw)[0] },
    });
  });

  test("says what is offered, in the words of the screen", () => {
    const messageOf = (service: ServiceSlug, raw: RawChoices) => {
      const outcome = configure([service], raw);
      return outcome.ok ? "" : outcome.refusal.message;
    };
    expect(messageOf("sop-drafting", { drafts: 4 })).toBe(
      "“Customization” has a value that is not offered. Choose 1, 2, 3, or 5.",
    );
    expect(messageOf("plagiarism-check", { words: 0 })).toContain("a whole number from 1 to 50,000");
    expect(messageOf("cover-letter", { lightning: 7 })).toContain("Choose yes or no.");
  });
});

describe("visa help and mocks", () => {
  test("how many mocks there can be depends on how many people visa help is for", () => {
    const forThree = { visaHelp: true, dependents: 2 };
    expect(configured("complete-application", forThree).choices.mocks).toBe(3);
    expect(configured("complete-application", { ...forThree, mocks: 9 }).choices.mocks).toBe(9);
    expect(configure(["complete-application"], { ...forThree, mocks: 10 }).ok).toBe(false);
    expect(configured("visa_and_financial_counselling", { people: 12, mocks: 18 }).choices.mocks).toBe(18);
  });

  test("fewer mocks than people means one each", () => {
    const choices = { visaHelp: true, dependents: 4, mocks: 1 };
    expect(configured("complete-application", choices).choices.mocks).toBe(5);
  });

  test("an application and visa help named together are one application with visa help", () => {
    const outcome = configure(["visa_and_financial_counselling", "complete-application"], {
      dependents: 2,
      people: 3,
    });
    expect(outcome.ok && outcome.value.configurations).toMatchObject([
      { service: "complete-application", choices: { visaHelp: true, dependents: 2 } },
    ]);
  });

  test("a service named twice counts once", () => {
    const outcome = configure(["cover-letter", "resume-help", "cover-letter"], {});
    expect(outcome.ok && outcome.value.configurations.map(({ service }) => service)).toEqual([
      "cover-letter",
      "resume-help",
    ]);
  });
});

describe("what must be chosen before buying", () => {
  test.each<[ServiceSlug, string]>([
    ["complete-application", "universities"],
    ["sop-drafting", "drafts"],
    ["lor-drafting", "letters"],
    ["mock-interview", "sessions"],
    ["gre-consultation", "sessions"],
  ])("%s needs %s", (service, name) => {
    const outcome = configure([service], {});
    expect(outcome.ok && outcome.value.missing).toEqual([name]);
    expect(refuseMissing(outcome.ok ? outcome.value.missing : [])).toMatchObject({
      refusal: { code: "missing_choice", message: "Please select all the fields.", status: 422, field: name },
    });
  });

  test.each<[ServiceSlug, RawChoices]>([
    ["complete-application", { universities: 5 }],
    ["counselling-session", {}],
    ["toefl-consultation", {}],
    ["job-application", {}],
    ["research-paper", {}],
    ["visa_and_financial_counselling", {}],
    ["cover-letter", {}],
  ])("%s with %o needs nothing more", (service, raw) => {
    const outcome = configure([service], raw);
    expect(outcome.ok && outcome.value.missing).toEqual([]);
    expect(refuseMissing([]).ok).toBe(true);
  });
});

describe("the research group of a share", () => {
  test("belongs to it only when there are co-authors", () => {
    const groupId = "5f0c3f7e-9d43-4bb5-8a38-0a6f3f1b2c11";
    expect(configured("research-paper", { coAuthors: 2, groupId }).groupId).toBe(groupId);
    expect(configured("research-paper", { coAuthors: 0, groupId })).not.toHaveProperty("groupId");
    expect(configured("cover-letter", { groupId })).not.toHaveProperty("groupId");
  });

  test("must be a short text", () => {
    expect(configure(["research-paper"], { coAuthors: 2, groupId: 7 })).toMatchObject({
      refusal: { code: "invalid_choice", field: "groupId" },
    });
  });
});

describe("the fingerprint", () => {
  test("is the same for what would be delivered alike", () => {
    const plain = fingerprint(configured("complete-application", { universities: 8 }));
    expect(
      fingerprint(configured("complete-application", { universities: "8", mocks: 3, dependents: 2 })),
    ).toBe(plain);
    expect(fingerprint(configured("complete-application"))).toBe(plain);
  });

  test("differs with any choice that matters", () => {
    const variants = [
      {},
      { universities: 5 },
      { mba: true },
      { lightning: true },
      { visaHelp: true },
      { visaHelp: true, dependents: 1 },
      { visaHelp: true, mocks: 2 },
    ].map((raw) => fingerprint(configured("complete-application", raw)));
    expect(new Set(variants).size).toBe(variants.length);
    expect(fingerprint(configured("research-paper", { coAuthors: 1, groupId: "a" }))).not.toBe(
      fingerprint(configured("research-paper", { coAuthors: 1, groupId: "b" })),
    );
  });
});

describe("a configuration in words", () => {
  test.each<[ServiceSlug, RawChoices, string]>([
    ["complete-application", {}, "8 universities"],
    [
      "complete-application",
      { universities: 12, mba: true, lightning: true, visaHelp: true, dependents: 1, mocks: 3 },
      "12 universities, MBA, visa help, 1 dependent, 3 visa mocks, Lightning speed",
    ],
    ["complete-application", { visaHelp: true }, "8 universities, visa help"],
    ["sop-drafting", { drafts: 3 }, "Draft (3 Customization)"],
    ["visa_and_financial_counselling", { people: 2 }, "2 people"],
    ["research-paper", {}, ""],
    ["research-paper", { coAuthors: 1 }, "1 co-author"],
    ["job-application", { jobApplications: "unlimited" }, "Unlimited applications"],
    ["plagiarism-check", { words: 1_500 }, "1,500 words"],
    ["cover-letter", {}, ""],
  ])("%s with %o is “%s”", (service, raw, words) => {
    expect(describeChoices(configured(service, raw))).toBe(words);
  });
});
