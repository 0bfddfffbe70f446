import { notesAbroad } from "#app/catalog/service-parts/official-notes-abroad.ts";
import { neighboursOf } from "#app/catalog/service-parts/visa-neighbours.ts";
import {
  numbered,
  pathwaysFrom,
  signUpSection,
  successRateSection,
  whyChooseSection,
} from "#app/catalog/service-parts/visa-sections.ts";
import type { EligibilityPart } from "#app/content/section-parts.ts";
import type { AdvantagesSection, BulbSection, TextSection, TimelineSection } from "#app/content/section.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

const what: TextSection = {
  kind: "text",
  id: "what",
  heading: "What the ONE Pass is",
  paragraphs: [
    "The Overseas Networks & Expertise Pass, ONE Pass for short, lets people at the top of their field live and work in Singapore on a pass of their own rather than an employer’s.",
    "There are two tracks. One looks at salary alone. The other looks at outstanding achievement in sports, in arts and culture, or in academia and research, and has no salary test.",
    "You may apply yourself. The Ministry of Manpower decides.",
  ],
};

const bulb: BulbSection = {
  kind: "bulb",
  id: "bulb",
  heading: "Understand this first",
  paragraphs: [
    "The two tracks have nothing in common but the pass. On the salary track a number decides, with payslips to prove it: papers, awards and letters add nothing there. On the achievement track there is no number at all, and the whole record is judged.",
    "So do not build a record if your salary already answers the question, and do not stretch a salary if your record does. And look ahead: a renewal has conditions of its own.",
  ],
};

const advantages: AdvantagesSection = {
  kind: "advantages",
  id: "visa-advantages",
  heading: "Advantages",
  tone: "advantage",
  items: [
    {
      heading: "The pass is yours",
      title: "It is not tied to a post. You change jobs without asking for a new pass.",
    },
    {
      heading: "Several roles at once",
      title: "You may work for more than one company, start your own and run it, all at the same time.",
    },
    {
      heading: "Five years at a time",
      title: "Longer than an ordinary work pass, which leaves room to build something.",
    },
    {
      heading: "Your spouse may work",
      title: "A Letter of Consent is enough. Other members of the family may be eligible for passes too.",
    },
    {
      heading: "No points and no advertised post",
      title: "The points framework for Employment Passes and the duty to advertise the job do not apply.",
    },
    {
      heading: "You apply yourself",
      title: "No sponsor is needed. An employer or an employment agent may apply for you if you wish.",
    },
  ],
  image: "advantages",
};

const salaryTrack: EligibilityPart = {
  id: "salary-track",
  label: "Salary track",
  check: "/check/one-pass/",
  summary: [
    "For people in any sector. What counts is a fixed monthly salary of at least S$30,000, or as much in another currency. Bonuses and shares are not fixed salary.",
  ],
  lists: [
    {
      heading: "The salary",
      rule: "One is enough.",
      needed: 1,
      carries: ["track=current.salary", "track=future.contract"],
      items: numbered(
        "A fixed monthly salary of at least S$30,000 earned for the prior 12 months, without a gap.",
        "A fixed monthly salary of at least S$30,000 to be earned from a future employer in Singapore, by signed contract.",
      ),
    },
    {
      heading: "And around it",
      rule: "Where they apply to you.",
      needed: null,
      items: numbered(
        "The S$30,000 comes from one employer. Two smaller salaries are not added together; a second one beside it does no harm.",
        "If you apply from overseas, the 12 months were with an established company: one with a market value of at least US$500 million or a yearly revenue of at least US$200 million.",
        "If you go by a future salary, the employer in Singapore is such a company.",
        "If you already hold a work pass, you have worked in Singapore for at least a year.",
      ),
    },
  ],
  official: notesAbroad("one-pass-salary"),
};

const achieverTrack: EligibilityPart = {
  id: "outstanding-achiever-track",
  label: "Outstanding achiever track",
  check: "/check/one-pass/",
  summary: [
    "For outstanding achievement in at least one of three areas: sports; arts and culture; academia and research. There is no salary test.",
  ],
  lists: [
    {
      heading: "What can show it",
      rule: "These 7 kinds of evidence are weighed together.",
      needed: null,
      items: numbered(
        "Sports: medals, titles or records in international competition, or a high world ranking.",
        "Sports: a leading part in a national side or a team of the first rank, as player or as coach.",
        "Arts and culture: international awards, honours or commissions for your own work.",
        "Arts and culture: work performed, shown, published or collected by institutions of international standing.",
        "Academia and research: a senior post, or the lead of a group, at an institution of international standing.",
        [
          "Academia and research: work that others build on, such as much-cited publications, patents or major grants. See ",
          { text: "help with research papers", href: "/service/premium/research-paper/" },
          ".",
        ],
        "Any of the three: recognition by those who can judge, such as fellowships, juries, keynote invitations, and letters from leaders of the field.",
      ),
    },
  ],
  official: notesAbroad("one-pass-evidence"),
};

const timeline: TimelineSection = {
  kind: "timeline",
  id: "timeline",
  heading: "Timeline",
  intro: "Four steps. On the salary track the first often falls away.",
  steps: [
    {
      stepLabel: "Step 1",
      image: "profile-building",
      title: "Profile building",
      description:
        "For the achievement track we hold your record against what the agencies look for and plan real work where it is thin.",
      duration: "6 months",
      days: null,
    },
    {
      stepLabel: "Step 2",
      image: "petition",
      title: "Petitioning",
      description:
        "We put the file in order: payslips, tax papers and company figures for one track, the record and its proof for the other.",
      duration: "1–2 months",
      days: null,
    },
    {
      stepLabel: "Step 3",
      image: "decision",
      title: "Application and decision",
      description:
        "You apply online. The Ministry decides, on the achievement track together with the agencies for the area.",
      duration: "Standard turnaround: 4–8 weeks",
      days: null,
    },
    {
      stepLabel: "Step 4",
      image: "arrival",
      title: "Your stay",
      description:
        "You collect the pass in Singapore, tell the Ministry once a year what you do, and renew when the time comes.",
      duration: "Up to 5 years per grant or renewal",
      days: null,
    },
  ],
  notes: ["The first two are our planning times. Yours depend on the record and the papers you bring."],
  official: notesAbroad("one-pass-turnaround", "one-pass-renewal"),
};

export const page: ServicePage = {
  opening: [what],
  sections: [
    advantages,
    {
      kind: "eligibility",
      id: "eligibility-criteria",
      heading: "Eligibility criteria",
      layout: "tabs",
      intro:
        "Either track leads to the same pass. All of one track is needed, nothing of the other. The conditions are those read on 26 December 2025; they change, so read the Ministry’s own page before you act.",
      parts: [salaryTrack, achieverTrack],
    },
    bulb,
    whyChooseSection,
    timeline,
    signUpSection,
    successRateSection("onePassData", notesAbroad("one-pass-papers")),
    neighboursOf("singapore-one-pass"),
    pathwaysFrom("singapore-one-pass"),
  ],
  immigration: { countries: ["SG"], asOf: "2025-12-26" },
};
