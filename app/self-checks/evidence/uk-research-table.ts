import { notesAbroad } from "#app/catalog/service-parts/official-notes-abroad.ts";
import {
  many,
  none,
  one,
  type OnlyFor,
  plain,
  type Route,
  strong,
  weak,
} from "#app/self-checks/evidence/check-definition.ts";

const onlyFor: OnlyFor = { question: "field", options: ["research"] };

export const researchQuestions = [
  one({
    id: "active",
    name: "An active researcher",
    ask: "Are you an active researcher now?",
    help: "In science, engineering, medicine, the humanities or social science.",
    onlyFor,
    options: [
      strong("yes", "Yes, I do research now"),
      weak("pause", "I was, and I am not now", "Every way in research asks for an active researcher."),
      none("no", "No"),
    ],
  }),
  many({
    id: "fellowship",
    name: "A listed fellowship or award",
    ask: "Do you hold a fellowship or award from the lists of the academies?",
    help: "Won by peer review, and held now or in the last 5 years.",
    onlyFor,
    options: [
      strong("listed", "Yes, it is on a list"),
      weak(
        "unlisted",
        "One that is on no list, or longer ago",
        "The fast track is for listed ones of the last 5 years.",
      ),
    ],
  }),
  many({
    id: "post",
    name: "An eligible post",
    ask: "Do you have an academic or research post at an approved institution?",
    help: "Filled in open competition, and asking for a PhD or its equal. The institution states it.",
    onlyFor,
    options: [
      strong("open", "Yes, filled in open competition"),
      weak(
        "closed",
        "A post that was not open to others, or asks for no PhD",
        "Both are asked for on this fast track.",
      ),
    ],
  }),
  many({
    id: "grant",
    name: "A funded grant",
    ask: "Do you contribute critically to a grant from an endorsed funder?",
    help: "The grant is worth at least £30,000 and runs for at least 2 years, at an approved organisation. At least a year of your contract is left, and half your time or more goes to it.",
    onlyFor,
    options: [
      strong("meets", "Yes, and it meets these terms"),
      weak("smaller", "A grant that meets only some of these terms", "This fast track asks for all of them."),
    ],
  }),
  many({
    id: "doctorate",
    name: "A PhD or its equal",
    ask: "Do you have a PhD, or experience of research that equals one?",
    help: "For peer review, the way for those without a fast track.",
    onlyFor,
    options: [
      strong("phd", "A PhD"),
      strong("equal", "Experience of research that equals a PhD"),
      weak(
        "studying",
        "I am still working towards a PhD",
        "It asks for the PhD, or for experience that equals one.",
      ),
    ],
  }),
  one({
    id: "label",
    name: "Talent or promise",
    ask: "Are you established in your field, or at the start of a career?",
    help: "Talent is for the established, promise for an early stage. Under peer review, talent needs a second letter.",
    onlyFor,
    options: [
      plain("talent", "Established: Exceptional Talent"),
      plain("promise", "Early: Exceptional Promise"),
    ],
  }),
  one({
    id: "first-letter",
    name: "A letter from the UK",
    ask: "Would an eminent person who lives in the UK write for you?",
    help: "Somebody who knows your work.",
    onlyFor,
    options: [
      strong("yes", "Yes, somebody eminent who lives in the UK"),
      weak(
        "abroad",
        "Eminent people elsewhere would",
        "This letter has to come from somebody resident in the UK.",
      ),
      none("nobody", "I do not know yet"),
    ],
  }),
  one({
    id: "second-letter",
    name: "A second letter",
    ask: "Would another eminent person, senior in a reputable UK organisation, write for you?",
    help: "For Exceptional Talent: an assessment from outside.",
    onlyFor: { question: "label", options: ["talent"] },
    options: [
      strong("yes", "Yes, somebody eminent and senior in a UK organisation"),
      weak("close", "Only somebody I work with closely", "It has to be an objective assessment."),
      none("nobody", "I do not know yet"),
    ],
  }),
];

export const researchRoutes: Route[] = [
  {
    name: "A fast track in research",
    onlyFor,
    groups: [
      { heading: "Active", rule: "Every way asks for it.", needed: "all", questions: ["active"] },
      {
        heading: "A fast track",
        rule: "One is enough.",
        needed: 1,
        questions: ["fellowship", "post", "grant"],
      },
    ],
  },
  {
    name: "Peer review in research",
    onlyFor,
    groups: [
      {
        heading: "Full peer review",
        rule: "All must be met: an active researcher with a PhD or its equal, a CV, and letters of recommendation: 1 for research, and a second for Exceptional Talent.",
        needed: "all",
        questions: ["active", "doctorate", "label", "first-letter", "second-letter"],
        official: notesAbroad("gtv-letters"),
      },
    ],
  },
];
