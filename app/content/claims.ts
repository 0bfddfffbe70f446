import { studentsIn } from "#app/content/destination-counts.ts";

export type Claim = {
  /** As it is set on the page. */
  figure: string;
  /** What the figure is of; the two read as one sentence. */
  words: string;
};

/** Of what the owner writes on where a claim’s proof is, in characters. */
export const proofLengthMax = 1_000;

/**
 * Every figure we say about ourselves, once each (spec section 9, marketing claims). Pages name them by id. What the
 * owner must be able to prove for each is in docs/claims.md, and a test keeps the two lists the same.
 */
export const claims = {
  "full-funding": { figure: "22%", words: "of our students get full funding" },
  "scholarship-over-10k": { figure: "83%", words: "get a scholarship of more than $10,000" },
  "scholarship-return": { figure: "10x", words: "what students spend with us, won in scholarships" },
  "resume-success": {
    figure: "About 18%",
    words: "more success in admissions and scholarships with a well-made resume",
  },
  "job-applicants": { figure: "150+", words: "applicants sent to our top destination" },
  "interview-refusals": { figure: "1 in 4", words: "applicants is rejected by visa officers" },
  "counselling-cases": { figure: "10K+", words: "cases counselled" },
  "personal-history-success": {
    figure: "98.7%",
    words: "success rate of applications with our personal history statements",
  },
  "citations-per-paper": { figure: "20–25", words: "citations per paper on average" },
  "citations-in-total": { figure: "100–150", words: "citations in total" },
  "us-visa-success": { figure: "98.7%", words: "US visa success rate" },
  "us-approvals": { figure: "5,000+", words: "US approvals" },
  "canada-visa-success": { figure: "97.9%", words: "Canada visa success rate" },
  "canada-cases": { figure: "10,000+", words: "Canada cases" },
  "uk-visa-success": { figure: "97.5%", words: "UK visa success rate" },
  "uk-cases": { figure: "7,500+", words: "UK cases" },
  "students-us": { figure: studentsIn("United States"), words: "students in the US" },
  "students-canada": { figure: studentsIn("Canada"), words: "students in Canada" },
  "students-uk": { figure: studentsIn("United Kingdom"), words: "students in the UK" },
  "students-australia": { figure: studentsIn("Australia"), words: "students in Australia" },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;

export const claimIds = Object.keys(claims).filter(isClaimId);

export function isClaimId(name: string): name is ClaimId {
  return Object.hasOwn(claims, name);
}

export function claimsNamed(ids: readonly ClaimId[]): Claim[] {
  return ids.map((id) => claims[id]);
}
