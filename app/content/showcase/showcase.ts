import type { DestinationCount } from "#app/content/section-parts.ts";

/** What the owner shows of the firm. While a kind has no rows, pages show what is illustrative, and say so. */
export const showcaseKinds = ["admits", "counsellors", "destinations", "videos"] as const;
export type ShowcaseKind = (typeof showcaseKinds)[number];

export function isShowcaseKind(word: string): word is ShowcaseKind {
  return showcaseKinds.some((kind) => kind === word);
}

export const admitsDegrees = ["Bachelor’s", "Master’s", "Ph.D."] as const;
export type AdmitsDegree = (typeof admitsDegrees)[number];

export const admitOutcomes = { admitted: "Admitted", rejected: "Rejected" } as const;
export type AdmitOutcome = keyof typeof admitOutcomes;

export type Admit = {
  university: string;
  country: string;
  programme: string;
  degree: AdmitsDegree;
  year: number;
  outcome: AdmitOutcome;
  /** With published papers. */
  papers: boolean;
  /** In short, and so that nobody is recognised. */
  profile: string;
};

type Counsellor = {
  name: string;
  role: string;
  profile: string;
  languages: string;
  countries: string;
};

export type Video = {
  /** The service on whose page it stands. */
  service: string;
  title: string;
  videoId: string;
  /** Paragraphs. */
  transcript: string;
};

/** As kept. How they agreed, and where that is on file, no page shows. */
export type ShowcaseData = {
  admits: Admit & { consent: string };
  counsellors: Counsellor;
  destinations: DestinationCount;
  videos: Video;
};

export type Showcase = {
  admits: readonly Admit[];
  counsellors: readonly (Counsellor & { photo: string | null })[];
  destinations: readonly DestinationCount[];
  videos: readonly Video[];
};

export const emptyShowcase: Showcase = { admits: [], counsellors: [], destinations: [], videos: [] };

export const showcaseLengthMax = {
  university: 120,
  country: 60,
  programme: 120,
  profile: 600,
  consent: 200,
  name: 80,
  role: 120,
  languages: 120,
  countries: 200,
  title: 120,
  address: 300,
  transcript: 20_000,
};

/** Of one kind: all are held in memory. */
export const showcaseRowsMax = 500;
