import fc from "fast-check";
import { expect, test } from "vitest";

import type { CanadaProfile } from "#app/self-checks/points/canada/canada-profile.ts";
import { improvementsBy } from "#app/self-checks/points/canada/crs-improvements.ts";
import { crsScore } from "#app/self-checks/points/canada/crs-score.ts";
import { fswScore } from "#app/self-checks/points/canada/fsw-score.ts";
import { abilities, type LanguageResult } from "#app/self-checks/points/canada/language-result.ts";
import { shippedCrsGrid } from "#app/self-checks/points/canada/shipped-crs-grid.ts";
import { shippedLanguageTests } from "#app/self-checks/points/canada/shipped-language-tests.ts";
import { shippedProgrammesGrid } from "#app/self-checks/points/canada/shipped-programmes-grid.ts";
import { anyPerson, oneThingAtATime } from "#tests/self-checks/any-person.ts";
import { expectedCrs } from "#tests/self-checks/expected-crs.ts";
import { expectedFsw } from "#tests/self-checks/expected-fsw.ts";
import { profileOf } from "#tests/self-checks/person.ts";

/** New at every run, and in the name of the test, so that a failure can be had again. */
const seed = Number(process.env.POINTS_SEED ?? Date.now() % 2 ** 31);
const profiles = { numRuns: 500, seed };

test("every age, tier, level and year, with a partner and without, has what the second calculation gives", () => {
  for (const person of oneThingAtATime()) {
    const profile = profileOf(person);
    expect([person, crsScore(profile, shippedCrsGrid).total]).toEqual([person, expectedCrs(person)]);
    expect([person, fswScore(profile, shippedProgrammesGrid).total]).toEqual([
      person,
      expectedFsw(person).total,
    ]);
  }
});

test(`500 random profiles have the CRS of the second calculation (seed ${seed})`, () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      expect(crsScore(profileOf(person), shippedCrsGrid).total).toBe(expectedCrs(person));
    }),
    profiles,
  );
});

test(`500 random profiles have the 67 points of the second calculation (seed ${seed})`, () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const { total, verdict } = fswScore(profileOf(person), shippedProgrammesGrid);
      expect({ total, passes: verdict === "met" }).toEqual(expectedFsw(person));
    }),
    profiles,
  );
});

test(`lines add up to their section, and no section goes above its cap (seed ${seed})`, () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const profile = profileOf(person);
      const { sections, total } = crsScore(profile, shippedCrsGrid);
      for (const section of [...sections, ...fswScore(profile, shippedProgrammesGrid).sections]) {
        expect(section.lines.reduce((sum, { points }) => sum + points, 0)).toBe(section.points);
        expect(section.points).toBeLessThanOrEqual(section.cap);
        const tooMuch = section.lines.filter(({ points, most }) => points > Math.max(most, 0));
        // Its cap is a line of its own.
        expect(tooMuch.filter(({ id }) => id !== "second-language")).toEqual([]);
      }
      expect(total).toBe(sections.reduce((sum, { points }) => sum + points, 0));
    }),
    profiles,
  );
});

test(`a better language never lowers the CRS or the 67 points (seed ${seed})`, () => {
  const raise = fc.record({
    who: fc.constantFrom("english", "french", "partner"),
    ability: fc.constantFrom(...abilities),
    by: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(anyPerson, raise, (person, { who, ability, by }) => {
      const profile = profileOf(person);
      const better = withBetter(profile, who, (result) => ({
        ...result,
        levels: { ...result.levels, [ability]: result.levels[ability] + by },
      }));
      expect(crsOf(better)).toBeGreaterThanOrEqual(crsOf(profile));
      expect(crsScore({ ...better, firstLanguage: "english" }, shippedCrsGrid).total).toBeGreaterThanOrEqual(
        crsScore({ ...profile, firstLanguage: "english" }, shippedCrsGrid).total,
      );
      const passes = fswScore(profile, shippedProgrammesGrid).verdict === "met";
      if (passes) expect(fswScore(better, shippedProgrammesGrid).verdict).toBe("met");
    }),
    profiles,
  );
});

test(`a test in one more language never lowers the CRS (seed ${seed})`, () => {
  fc.assert(
    fc.property(anyPerson, fc.constantFrom("english", "french"), (person, language) => {
      const without = crsOf(profileOf({ ...person, [language]: null }));
      expect(crsOf(profileOf(person))).toBeGreaterThanOrEqual(without);
    }),
    profiles,
  );
});

test(`improvements gain something, are sorted, and say the total of their own profile (seed ${seed})`, () => {
  fc.assert(
    fc.property(anyPerson, fc.constantFrom("crs", "fsw"), (person, system) => {
      const profile = profileOf(person);
      const totalOf = system === "crs" ? crsOf : fswOf;
      const now = totalOf(profile);
      const found = improvementsBy(totalOf, profile, shippedLanguageTests);
      const gains = found.map(({ gain }) => gain);
      expect(gains.every((gain) => gain > 0)).toBe(true);
      expect(gains).toEqual(gains.toSorted((a, b) => b - a));
      for (const { profile: changed, gain, total, years } of found) {
        expect(totalOf(changed)).toBe(total);
        expect(total - now).toBe(gain);
        expect(changed.age).toBe(profile.age + years);
      }
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
    }),
    profiles,
  );
});

function crsOf(profile: CanadaProfile): number {
  return crsScore(profile, shippedCrsGrid).total;
}

function fswOf(profile: CanadaProfile): number {
  return fswScore(profile, shippedProgrammesGrid).total;
}

function withBetter(
  profile: CanadaProfile,
  who: "english" | "french" | "partner",
  better: (result: LanguageResult) => LanguageResult,
): CanadaProfile {
  if (who !== "partner") return { ...profile, [who]: profile[who] && better(profile[who]) };
  const { partner } = profile;
  return {
    ...profile,
    partner: partner && { ...partner, language: partner.language && better(partner.language) },
  };
}
