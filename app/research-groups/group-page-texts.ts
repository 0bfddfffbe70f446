export const researchGroupText = {
  title: "Research groups",
  intro:
    "A research group writes a package of three papers together. Its members share the work and the price, and each appears as an author for what they did.",
  howItWorks: [
    {
      heading: "You begin a group or join one",
      text: "A group has two to six members. The person who starts it says what the papers are about and how many are wanted.",
    },
    {
      heading: "Each member takes a role",
      text: "Roles follow the work that journals ask authors to declare. You choose yours when you join and can change it later.",
    },
    {
      heading: "Each member pays their own share",
      text: "All shares of a group are the same. When the group is full, each member has 14 days to buy theirs. After that the place is open to others again.",
    },
    {
      heading: "The work is logged as it is done",
      text: "The log says who did what and when. It is what the author statement of each paper is written from.",
    },
  ],
  roles: [
    {
      role: "conception",
      name: "Conception",
      text: "The question, the reading behind it, the design of the study.",
    },
    {
      role: "data",
      name: "Data",
      text: "Collecting it, cleaning it, keeping it so that others can check it.",
    },
    {
      role: "analysis",
      name: "Analysis",
      text: "Methods, calculations, figures, and what may be concluded from them.",
    },
    { role: "writing", name: "Writing", text: "The first draft and its revisions." },
    {
      role: "review",
      name: "Review",
      text: "Reading critically, checking sources, answering the reviewers.",
    },
  ],
  authorship: {
    heading: "No one buys authorship",
    paragraphs: [
      "The price pays for guidance, editing and the way to publication. It does not pay for a name on a paper: whoever has not contributed is not named as an author.",
      "Whether a journal accepts a paper is the journal’s decision. No one can promise it.",
    ],
  },
  other: {
    heading: "Didn't find what you were looking for?",
    text: "Begin a group in your own field, or tell us what you look for.",
  },
} as const;

export function roleName(role: (typeof researchGroupText.roles)[number]["role"]): string {
  return researchGroupText.roles.find((one) => one.role === role)?.name ?? role;
}
