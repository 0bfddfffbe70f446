import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { ClaimId } from "#app/content/claims.ts";

/** For search engines. */
export const homeDescription =
  "Help with university applications and work visas abroad. You see the whole price before you start, and a named person answers for the work.";

export type DestinationId = "us" | "gb" | "ca" | "au" | "sg" | "elsewhere";

type Destination = {
  id: DestinationId;
  name: string;
  text: string;
  students: ClaimId | null;
  aims: { aim: string; slugs: ServiceSlug[] }[];
};

export const destinations: Destination[] = [
  {
    id: "us",
    name: "United States",
    text: "Where more of our students go than anywhere else. Its work visas rest on what you have done already, and two of them can be asked for without an employer.",
    students: "students-us",
    aims: [
      {
        aim: "To study",
        slugs: ["complete-application", "visa_and_financial_counselling", "mock-interview"],
      },
      { aim: "To work and to stay", slugs: ["o-1-visa", "eb-1-visa", "eb2-niw"] },
    ],
  },
  {
    id: "gb",
    name: "United Kingdom",
    text: "Master’s degrees that often take one year, and a visa for leaders in technology, research and the arts that asks for no job offer.",
    students: "students-uk",
    aims: [
      { aim: "To study", slugs: ["complete-application", "visa_and_financial_counselling"] },
      { aim: "To work and to stay", slugs: ["global-talent-visa-uk"] },
    ],
  },
  {
    id: "ca",
    name: "Canada",
    text: "Study with a permit that must be explained well, or settle by points or by a province that wants you.",
    students: "students-canada",
    aims: [
      { aim: "To study", slugs: ["complete-application", "visa_and_financial_counselling", "visa-sop"] },
      { aim: "To work and to stay", slugs: ["express-entry"] },
    ],
  },
  {
    id: "au",
    name: "Australia",
    text: "A degree, or a permanent visa by invitation for those with an international record.",
    students: "students-australia",
    aims: [
      { aim: "To study", slugs: ["complete-application", "visa-sop"] },
      { aim: "To work and to stay", slugs: ["australia-national-innovation-visa-subclass-858"] },
    ],
  },
  {
    id: "sg",
    name: "Singapore",
    text: "A pass of your own for high earners and outstanding achievers, not tied to one employer.",
    students: null,
    aims: [
      { aim: "To work", slugs: ["singapore-one-pass"] },
      { aim: "To have the record for it", slugs: ["profile-building", "research-paper"] },
    ],
  },
  {
    id: "elsewhere",
    name: "Elsewhere",
    text: "Another country, or none chosen yet. Begin with an honest reading of where you stand, then decide.",
    students: null,
    aims: [
      { aim: "To choose", slugs: ["profile-evaluation", "counselling-session"] },
      { aim: "To study", slugs: ["complete-application", "scholarship-help"] },
    ],
  },
];
