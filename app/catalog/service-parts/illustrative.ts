import type { DestinationCount, UniversityAdmits } from "#app/content/section-parts.ts";
import type { PersonSection, SampleSection } from "#app/content/section.ts";

/**
 * Invented values, because the specification gives none. Marked as such on the page and never in structured data.
 * Replace with real ones.
 */

export const smallerDestinations: DestinationCount[] = [
  { country: "Germany", students: 640 },
  { country: "Ireland", students: 410 },
  { country: "New Zealand", students: 150 },
];

export const smallerDestinationsIllustration =
  "Illustration: the counts for Germany, Ireland and New Zealand are invented to show the form. The other four are our own figures.";

type Admits = { universities: UniversityAdmits[]; illustration: string };

export const admitsWithAndWithoutPapers: Admits = {
  universities: [
    { university: "Harbourside State University, USA", withPapers: 46, withoutPapers: 21 },
    { university: "Northgate Institute, USA", withPapers: 31, withoutPapers: 12 },
    { university: "University of Eastmere, UK", withPapers: 38, withoutPapers: 24 },
    { university: "Maple Lakes University, Canada", withPapers: 27, withoutPapers: 15 },
    { university: "Coral Bay University, Australia", withPapers: 33, withoutPapers: 22 },
  ],
  illustration:
    "Illustration: the universities and the numbers are invented to show how the comparison is read. Even real counts would not prove that the papers made the difference.",
};

export const sampleEvaluation: Omit<SampleSection, "kind" | "id" | "heading"> = {
  title: "First page of an evaluation: master’s in data science, autumn intake",
  rows: [
    {
      term: "Academic record",
      text: "8.1 of 10, rising every year. Strong in statistics; one weak term in algorithms, which the statement should explain in a sentence.",
    },
    {
      term: "Tests",
      text: "No GRE yet. Five of the programmes below do not ask for it; two would gain from a Quantitative score of 165 or more.",
    },
    {
      term: "Experience",
      text: "Fourteen months as a data analyst. The forecasting project is the best material in the file and is missing from the resume.",
    },
    {
      term: "Research and writing",
      text: "One undergraduate thesis, unpublished. A short conference paper from it is realistic before the deadlines.",
    },
    {
      term: "Ambitious",
      text: "Three programmes whose usual admits have stronger records. Worth one well-written statement each.",
    },
    {
      term: "Likely",
      text: "Five programmes whose published requirements you meet, two of them with funding.",
    },
    { term: "Safe", text: "Three programmes you exceed, all of which you said you would accept." },
    {
      term: "First to do",
      text: "Rewrite the resume around the forecasting project, then ask the thesis supervisor for a letter.",
    },
  ],
  conclusion:
    "In short: a sound profile for this field, held back by how it is told rather than by what is in it. Apply in the first round to the five likely programmes.",
  illustration:
    "Illustration: the applicant and every value are invented. It shows the form of the evaluation and not what yours will say.",
};

export const counsellorProfile: Omit<PersonSection, "kind" | "id" | "heading"> = {
  people: [
    {
      name: "Tamsin Farwater",
      role: "Counsellor for study and first careers abroad",
      photo: null,
      paragraphs: [
        "Tamsin reads what you send before you meet, so the session begins with your question and not with your biography.",
        "She will tell you when a plan does not work. She will also tell you what she does not know, and who would.",
      ],
      facts: [
        {
          term: "Works with",
          text: "Master’s and doctoral applicants, career changers, families deciding together",
        },
        { term: "Countries", text: "United States, Canada, United Kingdom" },
        { term: "Languages", text: "English, Hindi" },
        {
          term: "Is not",
          text: "A lawyer or a licensed immigration adviser: where a question needs one, she says so",
        },
      ],
    },
  ],
  illustration:
    "Illustration: this counsellor is invented, to show what you will know about yours. You learn the real name before the meeting.",
};
