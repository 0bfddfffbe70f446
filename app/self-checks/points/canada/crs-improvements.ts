import { type CanadaProfile, countedPartner } from "#app/self-checks/points/canada/canada-profile.ts";
import type { CrsGrid } from "#app/self-checks/points/canada/crs-grid.ts";
import {
  languageChanges,
  partnerLanguageChanges,
  type ProfileChange,
} from "#app/self-checks/points/canada/crs-language-changes.ts";
import { crsScore } from "#app/self-checks/points/canada/crs-score.ts";
import type { LanguageTable } from "#app/self-checks/points/canada/language-result.ts";

type Improvement = Omit<ProfileChange, "topic" | "effort"> & { gain: number; total: number };

export function improvements(profile: CanadaProfile, grid: CrsGrid, tests: LanguageTable): Improvement[] {
  return improvementsBy((changed) => crsScore(changed, grid).total, profile, tests);
}

/** By whatever score. Largest gain first; of equal ones, what takes less time. */
export function improvementsBy(
  totalOf: (profile: CanadaProfile) => number,
  profile: CanadaProfile,
  tests: LanguageTable,
): Improvement[] {
  const now = totalOf(profile);
  const changes = [
    ...languageChanges(profile, tests),
    ...partnerLanguageChanges(profile, tests),
    ...workChanges(profile),
    ...studyChanges(profile),
    ...otherChanges(profile),
  ];
  const best = new Map<string, { improvement: Improvement; worth: number }>();
  for (const { topic, effort, ...change } of changes) {
    const total = totalOf(change.profile);
    const gain = total - now;
    const worth = gain / effort;
    if (worth > (best.get(topic)?.worth ?? 0))
      best.set(topic, { improvement: { ...change, total, gain }, worth });
  }
  return [...best.values()]
    .map(({ improvement }) => improvement)
    .toSorted((a, b) => b.gain - a.gain || a.years - b.years);
}

function workChanges(profile: CanadaProfile): ProfileChange[] {
  const { canadianWorkYears, foreignWorkYears, partner } = profile;
  const changes = [
    later(profile, 1, "canadian-work", yearMore(canadianWorkYears, "skilled work in Canada"), {
      canadianWorkYears: oneMore(canadianWorkYears),
      recentCanadianWorkYears: Math.min(3, oneMore(profile.recentCanadianWorkYears)),
    }),
    later(profile, 1, "foreign-work", yearMore(foreignWorkYears, "skilled work outside Canada"), {
      foreignWorkYears: oneMore(foreignWorkYears),
    }),
  ];
  if (!partner || !countedPartner(profile)) return changes;
  const partnerYears = partner.canadianWorkYears;
  return [
    ...changes,
    later(profile, 1, "partner-canadian-work", yearMore(partnerYears, "work in Canada by your partner"), {
      partner: { ...partner, canadianWorkYears: oneMore(partnerYears) },
    }),
  ];
}

function studyChanges(profile: CanadaProfile): ProfileChange[] {
  const { education, canadianStudy } = profile;
  const isGraduate = education === "bachelor" || education === "two_or_more";
  const changes: ProfileChange[] = [];
  if (canadianStudy === "none" && education !== "none") {
    const raised = { secondary: "one_year", bachelor: "two_or_more" } as const;
    changes.push(
      later(profile, 1, "short-study", "A one-year programme in Canada", {
        canadianStudy: "short",
        education: education === "secondary" || education === "bachelor" ? raised[education] : education,
      }),
    );
  }
  if (isGraduate) {
    changes.push(
      later(profile, 2, "master-in-canada", "A two-year master’s degree in Canada", {
        education: "master",
        canadianStudy: "long",
        twoYearsStudyInCanada: true,
      }),
      later(profile, 2, "master", "A two-year master’s degree outside Canada", { education: "master" }),
    );
  }
  return changes;
}

function otherChanges(profile: CanadaProfile): ProfileChange[] {
  const changes: ProfileChange[] = [];
  if (!profile.nomination) {
    changes.push(
      later(profile, 0, "nomination", "A nomination by a province or territory", { nomination: true }),
    );
  }
  if (!profile.tradeCertificate) {
    changes.push(
      later(profile, 0, "certificate", "A Canadian certificate of qualification in a trade", {
        tradeCertificate: true,
      }),
    );
  }
  return changes;
}

/** The profile with something changed, and older by the years that it takes. */
function later(
  profile: CanadaProfile,
  years: number,
  id: string,
  label: string,
  changed: Partial<CanadaProfile>,
): ProfileChange {
  return {
    id,
    topic: id,
    effort: 1,
    label,
    years,
    profile: { ...profile, ...changed, age: profile.age + years },
  };
}

function oneMore(years: number): number {
  return Math.floor(years) + 1;
}

function yearMore(years: number, what: string): string {
  return years < 1 ? `A year of ${what}` : `One more year of ${what}`;
}
