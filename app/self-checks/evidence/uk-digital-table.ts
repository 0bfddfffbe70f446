import {
  many,
  none,
  one,
  type OnlyFor,
  type Route,
  strong,
  weak,
} from "#app/self-checks/evidence/check-definition.ts";

const onlyFor: OnlyFor = { question: "field", options: ["digital"] };

const kinds = [
  many({
    id: "innovation",
    name: "Innovation",
    ask: "Have you created something new in digital technology?",
    help: "As a founder of a company whose product is digital, or as an employee in a new digital field or concept. Talent asks for a proven track record. Founders also show papers of their companies. Plan for two pieces of evidence.",
    onlyFor,
    options: [
      strong(
        "founder",
        "As a founder or, for talent, a senior executive of a product-led digital company, with papers that show what was new",
      ),
      strong("employee", "As an employee in a new digital field, with papers that show my own part"),
      weak(
        "services",
        "In a company that sells services or advice",
        "The Rules speak of product-led digital companies.",
      ),
      weak("plans", "Ideas and plans that nobody uses yet", "You have to show the innovation."),
    ],
  }),
  many({
    id: "beyond",
    name: "Recognition beyond your job",
    ask: "Are you recognised for work outside your occupation that moves the field forward?",
    help: "It has to be outside your own occupation, and known to others.",
    onlyFor,
    options: [
      strong("shown", "Yes, such as open-source work, talks or mentoring, with proof that others value it"),
      weak("job", "What I did was part of my job", "This kind is for work beyond your own occupation."),
      weak(
        "unseen",
        "I did such work, but nobody wrote of it",
        "The work alone is not enough: others have to recognise it.",
      ),
    ],
  }),
  many({
    id: "contributions",
    name: "Significant contributions",
    ask: "Have you made significant technical, commercial or entrepreneurial contributions to a product-led digital company?",
    help: "As its founder or employee or, for talent, as a senior executive or a board member.",
    onlyFor,
    options: [
      strong("own-part", "Yes, with papers that show my own part and what came of it"),
      weak("team", "Results of my team, without my own part in them", "The body asks what you yourself did."),
    ],
  }),
  many({
    id: "academic",
    name: "Academic contributions",
    ask: "Have you shown exceptional ability by research?",
    help: "Research that was published, or that an expert endorses.",
    onlyFor,
    options: [
      strong("published", "Research that was published"),
      strong("endorsed", "Research that an expert of the field endorses"),
      weak(
        "coursework",
        "A thesis or coursework that nobody has published or endorsed",
        "The Rules ask for research that was published or that an expert endorses.",
      ),
    ],
  }),
];

export const digitalQuestions = [
  many({
    id: "recognised",
    name: "Recognition in the last 5 years",
    ask: "Have you been recognised in the last 5 years as a leader in your field or, early in a career, as a potential leader?",
    help: "Leaders apply for Exceptional Talent, potential leaders for Exceptional Promise.",
    onlyFor,
    options: [
      strong("leader", "As a leader, by people outside my own company"),
      strong("promise", "As a potential leader, early in my career, by people outside my own company"),
      weak("older", "Yes, but more than 5 years ago", "The Rules look at the last 5 years."),
      weak("inside", "Inside my own company only", "Recognition has to reach beyond it."),
    ],
  }),
  many({
    id: "skill",
    name: "Technical or business skill",
    ask: "Which skill can you prove?",
    help: "Technical applicants build, use or deploy the technology. Business applicants know investment, commerce or products in digital companies.",
    onlyFor,
    options: [
      strong("technical", "Technical expertise with the latest technologies"),
      strong("business", "Commercial, investment or product expertise in digital products"),
      weak(
        "other",
        "Another job in a digital company",
        "One of the two kinds of expertise has to be proven.",
      ),
    ],
  }),
  ...kinds,
  one({
    id: "digital-letters",
    name: "Three letters",
    ask: "Could three well-established experts write about you?",
    help: "Three different people who have known your work for at least 12 months. Each letter is dated and says how they know you, what you achieved, and what you would bring to the UK.",
    onlyFor,
    options: [
      strong("three", "Yes, three such experts"),
      weak("fewer", "Fewer than three", "Three letters always go with the application."),
      weak(
        "new",
        "Three, but some have known my work for less than 12 months",
        "Each has to have known it for 12 months.",
      ),
      none("nobody", "I do not know yet"),
    ],
  }),
];

export const digitalRoute: Route = {
  name: "Digital technology, endorsed by Tech Nation",
  onlyFor,
  groups: [
    {
      heading: "Recognition and skill",
      rule: "Both are needed.",
      needed: "all",
      questions: ["recognised", "skill"],
    },
    {
      heading: "Qualifying evidence",
      rule: "At least 2 of these 4, with at least 2 pieces of evidence.",
      needed: 2,
      questions: kinds.map(({ id }) => id),
    },
    { heading: "Letters", rule: "3 letters, beside the CV.", needed: "all", questions: ["digital-letters"] },
  ],
};
