import {
  type PremiumVisa,
  visaComparison,
  visaPath,
  visaTitle,
} from "#app/catalog/service-parts/visa-comparison.ts";
import type { Neighbour } from "#app/content/section-parts.ts";
import type { NeighboursSection } from "#app/content/section.ts";

/** What sets two visas apart, written once and shown on the pages of both. */
const pairs: { between: [PremiumVisa, PremiumVisa]; text: string }[] = [
  {
    between: ["o-1-visa", "eb-1-visa"],
    text: "An O-1 is a visa for a time, and somebody in the United States must file it. EB-1 is permanent residence, and EB-1A you file yourself. The kinds of evidence for O-1A and EB-1A are much the same, but one approval does not decide the other.",
  },
  {
    between: ["o-1-visa", "eb2-niw"],
    text: "The O-1 looks back at a record and needs an employer or agent. The waiver looks ahead: with a master’s degree it asks for no acclaim at the top of a field, but for a specific undertaking that matters to the country.",
  },
  {
    between: ["o-1-visa", "global-talent-visa-uk"],
    text: "Both are for people with a record, and both begin as temporary. The United States wants an employer or agent to file; the United Kingdom wants the endorsement of an expert body, and no employer at all.",
  },
  {
    between: ["eb-1-visa", "eb2-niw"],
    text: "Both lead to a green card, and both EB-1A and the waiver you file yourself. EB-1A measures what you have achieved; the waiver measures what you propose and whether you are the person for it. The queue for a visa number differs, too.",
  },
  {
    between: ["eb-1-visa", "australia-national-innovation-visa-subclass-858"],
    text: "Both are permanent and rest on a record. EB-1A can be filed whenever you are ready; Australia must invite you first, and someone of national reputation there must nominate you.",
  },
  {
    between: ["global-talent-visa-uk", "australia-national-innovation-visa-subclass-858"],
    text: "The United Kingdom also takes early promise, lets you apply without being asked, and grants a stay for a time. Australia takes an established record, invites, and grants permanent residence at once.",
  },
  {
    between: ["global-talent-visa-uk", "singapore-one-pass"],
    text: "Neither needs an employer. The United Kingdom always judges the work; Singapore also takes a salary alone, whatever the field.",
  },
  {
    between: ["australia-national-innovation-visa-subclass-858", "singapore-one-pass"],
    text: "Australia’s visa is permanent, and nobody can apply uninvited. Singapore’s pass is for up to 5 years at a time, and you apply when you meet a track.",
  },
];

export function neighboursOf(visa: PremiumVisa): NeighboursSection {
  return {
    kind: "neighbours",
    id: "neighbours",
    heading: "How it differs from its neighbours",
    here: visaComparison[visa].name,
    neighbours: pairs
      .filter(({ between }) => between.includes(visa))
      .map(({ between: [one, other], text }) => neighbour(visa, one === visa ? other : one, text)),
    all: { text: "Compare all six visas", href: "/visas/" },
  };
}

function neighbour(here: PremiumVisa, there: PremiumVisa, text: string): Neighbour {
  const [one, other] = [visaComparison[here], visaComparison[there]];
  return {
    title: visaTitle(there),
    name: other.name,
    href: visaPath(there),
    text,
    facts: [
      { fact: "Who files", here: one.files.brief, there: other.files.brief },
      { fact: "How long", here: one.stay.brief, there: other.stay.brief },
      { fact: "What is weighed", here: one.evidence.brief, there: other.evidence.brief },
    ],
  };
}
