import { describe, expect, test } from "vitest";

import { isRange } from "#app/catalog/choice-rules.ts";
import {
  channelsSentence,
  deliverySentence,
  lightningSentence,
  offeredChoices,
  type ServiceRules,
  rulesOf,
} from "#app/catalog/service-rules.ts";
import { peopleWithVisaHelp } from "#app/catalog/choices.ts";
import { findServiceSlug, shippedSlugs } from "#app/catalog/find-service-slug.ts";

const freeCheckFirst = [
  "o-1-visa",
  "eb-1-visa",
  "global-talent-visa-uk",
  "australia-national-innovation-visa-subclass-858",
  "singapore-one-pass",
];

function slugsWhere(holds: (rules: ServiceRules) => boolean): string[] {
  return shippedSlugs.filter((slug) => holds(rulesOf(slug)));
}

describe("what a page shows (spec section 2)", () => {
  test("the purchase box is hidden for five premium visas", () => {
    expect(slugsWhere(({ display }) => !display.purchaseBox)).toEqual(freeCheckFirst);
  });

  test("EB-2 NIW lacks only the right column", () => {
    expect(rulesOf("eb2-niw").display).toEqual({
      purchaseBox: true,
      rightColumn: false,
      startNow: true,
      chatBox: true,
      premiumVisa: true,
      eligibilityBar: true,
    });
  });

  test("the Start Now box is hidden for assignment help, and where nothing is sold online", () => {
    expect(slugsWhere(({ display }) => !display.startNow)).toEqual(["assignment-help", ...freeCheckFirst]);
  });

  test("the chat box is hidden for the visas other than EB-2 NIW", () => {
    expect(slugsWhere(({ display }) => !display.chatBox)).toEqual(freeCheckFirst);
  });
});

describe("choices", () => {
  test("a preset is always among the options", () => {
    for (const slug of shippedSlugs) {
      for (const { options, preset } of rulesOf(slug).choices) {
        if (isRange(options))
          expect(preset).toSatisfy((value: number) => value >= options.from && value <= options.to);
        else expect(options).toContain(preset);
      }
    }
  });

  test("each session of an interview or of GRE coaching is three rounds", () => {
    for (const slug of ["mock-interview", "gre-consultation"] as const) {
      const sessions = rulesOf(slug).choices.find(({ name }) => name === "sessions");
      expect(sessions?.note?.(1)).toBe("3 rounds");
      expect(sessions?.note?.(12)).toBe("36 rounds");
    }
  });

  test("dependents and mocks are offered with visa help only", () => {
    const names = (chosen: object) =>
      offeredChoices(rulesOf("complete-application"), chosen).map(({ name }) => name);
    expect(names({})).toEqual(["universities", "mba", "visaHelp", "lightning"]);
    expect(names({ visaHelp: true })).toEqual([
      "universities",
      "mba",
      "visaHelp",
      "dependents",
      "mocks",
      "lightning",
    ]);
  });

  test("mocks go from one per person to six more", () => {
    const chosen = { visaHelp: true, dependents: 2 };
    const mocks = offeredChoices(rulesOf("complete-application"), chosen).find(
      ({ name }) => name === "mocks",
    );
    expect(mocks).toMatchObject({ options: [3, 4, 5, 6, 7, 8, 9], preset: 3 });
    expect([3, 5].map((value) => mocks?.note?.(value))).toEqual(["included", "2 extra"]);
  });

  test("visa help is for the applicant and their dependents, or for the people named", () => {
    expect(
      [{}, { visaHelp: true }, { visaHelp: true, dependents: 5 }, { people: 12 }].map(peopleWithVisaHelp),
    ).toEqual([0, 1, 6, 12]);
  });
});

describe("sentences", () => {
  test("say when it is delivered", () => {
    expect(deliverySentence(rulesOf("complete-application"))).toContain("within 30 working days");
    expect(lightningSentence(rulesOf("complete-application"))).toContain("within 10 working days");
    expect(lightningSentence(rulesOf("plagiarism-check"))).toContain("within 1 working day ");
    expect(lightningSentence(rulesOf("mock-interview"))).toBeNull();
    expect(deliverySentence(rulesOf("o-1-visa"))).toContain("free eligibility check");
  });

  test("promise the first session only, where there may be several", () => {
    const inSessions = slugsWhere(({ delivery }) => delivery.inSessions);
    expect(inSessions.toSorted()).toEqual([
      "counselling-session",
      "gre-consultation",
      "mock-interview",
      "toefl-consultation",
    ]);
    for (const slug of shippedSlugs) {
      const first = deliverySentence(rulesOf(slug)).startsWith("First session within 3 working days");
      expect(first).toBe(inSessions.includes(slug));
    }
  });

  test("say how we talk", () => {
    expect(channelsSentence(rulesOf("express-entry"))).toBe("Video call, audio call, and text support");
    expect(channelsSentence(rulesOf("cover-letter"))).toBe("Text support");
  });
});

test("GRE coaching is another name of GRE consultation", () => {
  expect(findServiceSlug("gre-coaching")).toBe("gre-consultation");
  expect(["__proto__", "constructor", "GRE-consultation", ""].map(findServiceSlug)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
