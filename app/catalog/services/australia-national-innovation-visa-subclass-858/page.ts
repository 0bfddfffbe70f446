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
  heading: "What the National Innovation visa is",
  paragraphs: [
    "The National Innovation visa, subclass 858, is a permanent visa for researchers, entrepreneurs, innovative investors, athletes and creatives. It took the place of Australia’s Global Talent visa on 6 December 2024.",
    "It is for people whose achievements are known beyond their own country. There is no points test, and no job offer is asked for.",
    "No one can simply apply. You lodge an expression of interest, which is free, and wait to be invited. Someone with a national reputation in your field nominates you on Form 1000.",
  ],
};

const bulb: BulbSection = {
  kind: "bulb",
  id: "bulb",
  heading: "Understand this first",
  paragraphs: [
    "The invitation is the bottleneck, not the application. Invitations go out in an order of priority, and to lodge an expression of interest is not yet to be asked to apply.",
    "That makes the expression of interest the document that counts. Lodge it when the record is at its best and the nominator is found, rather than early.",
  ],
};

const advantages: AdvantagesSection = {
  kind: "advantages",
  id: "visa-advantages",
  heading: "Advantages",
  tone: "advantage",
  items: [
    {
      heading: "Permanent from the first day",
      title:
        "There is no temporary stage. You may live, work and study in Australia without a limit of time.",
    },
    {
      heading: "No employer and no points",
      title: "Neither a job offer nor a points score is asked for, and the visa ties you to no company.",
    },
    {
      heading: "No upper limit of age",
      title:
        "People of any age may be granted it. Those under 18, or 55 and over, must show exceptional benefit to the community.",
    },
    {
      heading: "Free to express interest",
      title: "The charge falls due only when you have been invited and apply.",
    },
    {
      heading: "Public health care",
      title: "Permanent residents may enrol in Medicare, and may sponsor relatives.",
    },
    {
      heading: "A road to citizenship",
      title: "Once the conditions of residence are met you may apply to become a citizen.",
    },
  ],
  image: "advantages",
};

const disadvantages: AdvantagesSection = {
  kind: "advantages",
  id: "visa-disadvantages",
  heading: "Disadvantages",
  tone: "disadvantage",
  items: [
    {
      heading: "By invitation only",
      title: "A strong record may wait long, or in vain. Nobody can apply without an invitation.",
    },
    {
      heading: "A nominator in Australia",
      title:
        "Someone with a national reputation in your own area has to put a name to your record. For people without ties to Australia this is the hardest paper to find.",
    },
    {
      heading: "Past glory is not enough",
      title: "You must still be prominent: the achievements have to reach into the recent past.",
    },
    {
      heading: "The order can change",
      title:
        "A ministerial direction says which sectors are invited first. A new one may say otherwise while you wait.",
    },
    {
      heading: "Travel rights run out",
      title:
        "Five years after the grant you need a Resident Return visa to come back from abroad, unless you are a citizen by then.",
    },
  ],
  image: null,
};

const criteria: EligibilityPart = {
  id: "the-7-criteria",
  label: "The 7 criteria",
  check: "/check/australia-858/",
  summary: [
    "These are particular to this visa. General conditions stand beside them: health, character, functional English or a second instalment of the charge, no debt to the Commonwealth, the values statement from 18 years of age, and for people already in Australia a visa that lets them apply.",
  ],
  lists: [
    {
      heading: "What Australia asks of you",
      rule: "Some of these 7, including a nomination on Form 1000 (mandatory). Plan to meet each one that applies to you.",
      needed: 7,
      lastOnlyFor: { label: "I am under 18, or 55 and over", carries: "age=outside" },
      carries: ["invitation", "nominator", "record", "prominent", "asset", "establish", "benefit"],
      items: numbered(
        "An invitation to apply, given on your expression of interest.",
        "A nomination on Form 1000 (mandatory), by an Australian citizen, an Australian permanent resident, an eligible New Zealand citizen or an Australian organisation with a national reputation in your area. The application is due within 60 days of nomination approval.",
        "An internationally recognised record of exceptional and outstanding achievement in a profession, a sport, the arts, or academia and research.",
        "You are still prominent in that area, with exceptional achievements of recent date.",
        "You would be an asset to the Australian community: to its economy, its society, its culture or its standing abroad.",
        "You would have no difficulty in finding work, or in becoming independent, in your area in Australia.",
        "If you are under 18, or 55 and over: you would be of exceptional benefit to the community. At other ages this is not asked.",
      ),
    },
  ],
};

const priority: EligibilityPart = {
  id: "invitation-priority",
  label: "Who is invited first",
  summary: [
    "Meeting the criteria opens the door; the order decides who is called. Ministerial Direction 112, as described when the visa began in December 2024, ranks candidates in four groups. A later direction may replace it.",
  ],
  lists: [
    {
      heading: "The order of invitations",
      rule: "In this order.",
      needed: null,
      items: numbered(
        "Global experts in any sector who hold international awards at the top of their field, such as a Nobel Prize or Olympic gold.",
        "Candidates in any sector whom an expert agency of the Commonwealth, a State or a Territory nominates on Form 1000.",
        "Exceptional achievement in a sector of tier one: critical technologies; health industries; renewables and low-emission technologies.",
        "Exceptional achievement in a sector of tier two: agri-food and agtech; defence capabilities and space; education; financial services and fintech; infrastructure and transport; resources.",
      ),
    },
  ],
};

const timeline: TimelineSection = {
  kind: "timeline",
  id: "timeline",
  heading: "Timeline",
  intro:
    "From the first look at your record to the grant, with an invitation in between that no one can hurry.",
  steps: [
    {
      stepLabel: "Step 1",
      image: "profile-building",
      title: "Profile building",
      description:
        "We hold your record against the criteria and the priority groups, and plan the real work that would bring it up to date.",
      duration: "6 months",
      days: null,
    },
    {
      stepLabel: "Step 2",
      image: "expression-of-interest",
      title: "Expression of interest and invitation",
      description:
        "You lodge the expression of interest we prepared with you. Home Affairs invites, or does not.",
      duration: "2–4 weeks for priority sectors",
      days: "8–12 weeks for others",
    },
    {
      stepLabel: "Step 3",
      image: "nomination",
      title: "Nomination",
      description:
        "Your nominator completes Form 1000 from a brief we prepare. It is wise to have found the person before you are invited.",
      duration: "2–4 weeks",
      days: null,
    },
    {
      stepLabel: "Step 4",
      image: "filing",
      title: "Application",
      description: "You apply online with Form 1000, the evidence, and the papers on health and character.",
      duration: "Within 60 days of nomination approval",
      days: null,
    },
    {
      stepLabel: "Step 5",
      image: "decision",
      title: "Decision",
      description: "Home Affairs examines everything together and decides.",
      duration: "Standard: 2–3 months",
      days: "Premium: 15 calendar days",
    },
    {
      stepLabel: "Step 6",
      image: "arrival",
      title: "Arrival",
      description: "The visa is permanent. For travel after that time there is the Resident Return visa.",
      duration: "Travel allowed for up to 5 years",
      days: null,
    },
  ],
  notes: [
    "Overall decision: 9 months.",
    "Profile building and nomination are our planning times. Yours depend on the record you bring and on your nominator.",
  ],
  official: notesAbroad("niv-invitation", "niv-deadline", "niv-premium", "niv-standard"),
};

export const page: ServicePage = {
  opening: [what],
  sections: [
    advantages,
    disadvantages,
    {
      kind: "eligibility",
      id: "eligibility-criteria",
      heading: "Eligibility criteria",
      layout: "parts",
      intro:
        "First what is asked of everyone, as read on 28 July 2025, then the order in which people are invited. Both change: read Home Affairs’ own page before you act.",
      parts: [criteria, priority],
      official: notesAbroad("niv-count", "niv-deadline"),
    },
    bulb,
    whyChooseSection,
    timeline,
    signUpSection,
    successRateSection("nivisa", notesAbroad("niv-papers")),
    neighboursOf("australia-national-innovation-visa-subclass-858"),
    pathwaysFrom("australia-national-innovation-visa-subclass-858"),
  ],
  immigration: { countries: ["AU"], asOf: "2025-07-28" },
};
