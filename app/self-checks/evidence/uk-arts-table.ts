import { notesAbroad } from "#app/catalog/service-parts/official-notes-abroad.ts";
import {
  type Group,
  many,
  none,
  one,
  type OnlyFor,
  type Route,
  strong,
  weak,
} from "#app/self-checks/evidence/check-definition.ts";

const only = (...options: string[]): OnlyFor => ({ question: "field", options });

export const artsQuestions = [
  one({
    id: "engaged",
    name: "Active in the last 5 years",
    ask: "Have you worked professionally and regularly in your field in the last 5 years?",
    help: "Exceptional Talent also needs a substantial record in at least 2 countries, Exceptional Promise a developing one in at least 1.",
    onlyFor: only("arts", "architecture", "fashion"),
    options: [
      strong("two", "Yes, with a record in at least 2 countries"),
      strong("one", "Yes, with a developing record in 1 country"),
      weak(
        "breaks",
        "With long breaks, or not as a professional",
        "Regular professional work in the last 5 years is asked for.",
      ),
      none("no", "No"),
    ],
  }),
  many({
    id: "media",
    name: "Recognition in the media",
    ask: "Have the media recognised your own work?",
    help: "For talent in at least 2 countries, for promise in at least 1.",
    onlyFor: only("arts", "architecture", "fashion"),
    options: [
      strong("several", "Reviews or articles about my work in at least 2 countries"),
      strong("single", "Reviews or articles about my work in 1 country"),
      weak("mentions", "Listings, or pieces that only mention me", "It asks for recognition of your work."),
    ],
  }),
  many({
    id: "prize-abroad",
    name: "An international award",
    ask: "Have you won an international award, or helped to win one?",
    help: "For promise, a nomination or a place on a shortlist counts, too.",
    onlyFor: only("arts", "architecture"),
    options: [
      strong("won", "Won, or helped to win"),
      strong("nominated", "Nominated or shortlisted, early in my career"),
      weak("local", "Awards of one town, school or company", "The award has to be international."),
    ],
  }),
  many({
    id: "appearances",
    name: "Work shown abroad",
    ask: "Has your work been performed, exhibited or distributed in other countries?",
    help: "For talent in at least 2 countries, for promise in at least 1.",
    onlyFor: only("arts"),
    options: [
      strong("several", "Yes, in at least 2 countries"),
      strong("single", "Yes, in 1 country"),
      weak(
        "online",
        "Only on my own channels",
        "It asks for appearances, exhibitions or distribution by others.",
      ),
    ],
  }),
  many({
    id: "buildings",
    name: "Publications or exhibitions",
    ask: "Has your architecture been published or exhibited?",
    help: "Publications about your work, or exhibitions of it.",
    onlyFor: only("architecture"),
    options: [
      strong("published", "Published in books or journals of the field"),
      strong("exhibited", "Shown in exhibitions"),
      weak("own", "In my own portfolio only", "Others have to have published or shown it."),
    ],
  }),
  many({
    id: "fashion-award",
    name: "An award or a graduating collection",
    ask: "Has your design won an award or a nomination or, early in a career, recognition for a graduating collection?",
    help: "For talent the award or nomination is for a leading design role.",
    onlyFor: only("fashion"),
    options: [
      strong("award", "An award or a nomination"),
      strong("collection", "Recognition of an exceptional graduating collection"),
      weak("school", "Good marks for a collection", "It asks for recognition of an exceptional collection."),
    ],
  }),
  many({
    id: "catwalk",
    name: "Shows or support",
    ask: "Has your work been on a catwalk or in exhibitions or, early in a career, do you have a place on a listed scheme of support?",
    help: "Shows and exhibitions count for talent, the listed schemes for promise.",
    onlyFor: only("fashion"),
    options: [
      strong("shown", "On catwalks or in exhibitions"),
      strong("scheme", "A place on a listed scheme of support"),
      weak("unlisted", "Support that is on no list", "Only the schemes on the list count."),
    ],
  }),
  many({
    id: "retail",
    name: "Sales or an order",
    ask: "Do renowned retailers sell your design or, early in a career, has a luxury retailer ordered it?",
    help: "Sales count for talent, an order for promise.",
    onlyFor: only("fashion"),
    options: [
      strong("sold", "Sold through renowned retailers"),
      strong("ordered", "Ordered by a luxury retailer"),
      weak("own", "Sold in my own shop only", "It asks for renowned retailers."),
    ],
  }),
  many({
    id: "screen-award",
    name: "A main award",
    ask: "Have you won a main award of film or television?",
    help: "Such as an Academy Award, a BAFTA, a Golden Globe or an Emmy.",
    onlyFor: only("film"),
    options: [
      strong("won", "Yes, a main award"),
      weak("other", "Other awards", "They may serve as notable recognition by the industry."),
    ],
  }),
  many({
    id: "screen-nomination",
    name: "A nomination",
    ask: "In the last 10 years, have you been nominated for one of these, or contributed significantly to winning one?",
    help: "You need not have won.",
    onlyFor: only("film"),
    options: [
      strong("nominated", "A nomination"),
      strong("contributed", "A significant contribution to winning one"),
      weak("older", "Longer ago than 10 years", "The Rules look at the last 10 years here."),
    ],
  }),
  many({
    id: "two-nominations",
    name: "Two nominations",
    ask: "In the last 15 years, have you been nominated for such awards at least twice?",
    help: "Two nominations may lie further back than one.",
    onlyFor: only("film"),
    options: [
      strong("two", "At least 2 nominations"),
      weak(
        "single",
        "One nomination",
        "One nomination counts in the question before, if it is from the last 10 years.",
      ),
    ],
  }),
  many({
    id: "screen-industry",
    name: "Recognition by the industry",
    ask: "Has the industry notably recognised at least 2 productions of yours?",
    help: "In one of the combinations that the Rules set out.",
    onlyFor: only("film"),
    options: [
      strong("two", "At least 2 productions, in such a combination"),
      weak("single", "One production", "At least 2 are asked for."),
    ],
  }),
  one({
    id: "arts-letters",
    name: "Three letters",
    ask: "Could three people or organisations write for you?",
    help: "Two well-established organisations of the field, at least one of them in the UK, and a third organisation or person. Each letter is dated.",
    onlyFor: only("arts", "architecture", "fashion", "film"),
    options: [
      strong("three", "Yes, three such letters"),
      weak("abroad", "Three, and none of them from the UK", "At least one organisation has to be in the UK."),
      weak("fewer", "Fewer than three", "Three letters always go with the application."),
      none("nobody", "I do not know yet"),
    ],
  }),
];

const always: Group = {
  heading: "What always goes with it",
  rule: "Regular professional work in the last 5 years, and 3 letters beside the CV. Also quoted: 5+ years of work for talent, 3+ for promise.",
  needed: "all",
  questions: ["engaged", "arts-letters"],
  official: notesAbroad("gtv-arts-years"),
};

const letters: Group = {
  heading: "Letters",
  rule: "3 letters, beside the CV.",
  needed: "all",
  questions: ["arts-letters"],
};

type Kinds = { rule: string; needed: number; questions: string[] };

function route(name: string, field: string, kinds: Kinds, beside = always): Route {
  return { name, onlyFor: only(field), groups: [{ heading: "Kinds of evidence", ...kinds }, beside] };
}

export const artsRoutes: Route[] = [
  route("The arts, endorsed by Arts Council England", "arts", {
    rule: "At least 2 of these 3.",
    needed: 2,
    questions: ["media", "prize-abroad", "appearances"],
  }),
  route("Architecture, endorsed through the Royal Institute of British Architects", "architecture", {
    rule: "At least 2 of these 3.",
    needed: 2,
    questions: ["prize-abroad", "media", "buildings"],
  }),
  route("Fashion design, endorsed through the British Fashion Council", "fashion", {
    rule: "At least 2 of these 4.",
    needed: 2,
    questions: ["fashion-award", "media", "catwalk", "retail"],
  }),
  route(
    "Film and television, endorsed through Pact, for talent only",
    "film",
    {
      rule: "One is enough.",
      needed: 1,
      questions: ["screen-award", "screen-nomination", "two-nominations", "screen-industry"],
    },
    letters,
  ),
];
