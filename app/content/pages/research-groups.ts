/** What a research group is and how it works, in our words. */
export const researchGroupWords = {
  title: "Research groups",
  intro:
    "A research group writes a package of three papers together. Its members share the work and the price, and each appears as an author for what they did.",
  howItWorks: [
    {
      heading: "You agree on a topic and a size",
      text: "A group has two to six members. Everyone says what they can contribute before it starts.",
    },
    {
      heading: "Each member takes a role",
      text: "Roles follow the work that journals ask authors to declare. A member can hold more than one.",
    },
    {
      heading: "The work is logged as it is done",
      text: "The log says who did what and when. It is what the author statement of each paper is written from.",
    },
    {
      heading: "Each member pays their own share",
      text: "All shares of a group are the same. You pay yours when the group is full, not before.",
    },
  ],
  roles: [
    { name: "Conception", text: "The question, the reading behind it, the design of the study." },
    { name: "Data", text: "Collecting it, cleaning it, keeping it so that others can check it." },
    { name: "Analysis", text: "Methods, calculations, figures, and what may be concluded from them." },
    { name: "Writing", text: "The first draft and its revisions." },
    { name: "Review", text: "Reading critically, checking sources, answering the reviewers." },
  ],
  authorship: {
    heading: "No one buys authorship",
    paragraphs: [
      "The price pays for guidance, editing and the way to publication. It does not pay for a name on a paper: whoever has not contributed is not named as an author.",
      "Whether a journal accepts a paper is the journal’s decision. No one can promise it.",
    ],
  },
  start: {
    heading: "Start a group with us",
    text: "Groups are set up by a person for now. Write to us on WhatsApp with your field and the number of co-authors you have or look for. We help you find members and set the group up with you.",
  },
};
