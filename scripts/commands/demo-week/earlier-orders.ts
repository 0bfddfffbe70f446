import {
  accepted,
  agreed,
  answers,
  asksToCancel,
  begun,
  changesAsked,
  form,
  given,
  guaranteeClaimed,
  handedOver,
  inReview,
  notes,
  praised,
  readerAsked,
  refunded,
  ticked,
  writes,
} from "#scripts/commands/demo-week/steps.ts";
import type { DemoOrder } from "#scripts/commands/demo-week/story.ts";

/** What was bought more than a week ago: mostly done, given back, or late. Days count back from today. */
export const earlierOrders: DemoOrder[] = [
  {
    ...{ who: "ravi", day: 46, currency: "INR", by: "razorpay" },
    goods: [["complete-application", { universities: 5 }]],
    then: [
      [45.8, given("cleo")],
      [45, form],
      [44, begun],
      [43, ticked(2)],
      [30, inReview],
      [29, handedOver("Five applications, as they were sent. Each portal’s confirmation is in the file.")],
      [27, accepted],
      [
        26,
        praised(
          "They asked about my work until it could be explained to anybody. All five went out on the day that we had agreed on.",
          5,
        ),
      ],
      [
        1.2,
        guaranteeClaimed(
          "All five have refused, the last one on Monday. Two of the letters are here, the others follow.",
        ),
      ],
    ],
  },
  {
    ...{ who: "nadia", day: 20, currency: "INR", by: "razorpay" },
    goods: [["sop-drafting", { drafts: 2 }]],
    then: [
      [19.6, given("cleo")],
      [19, form],
      [18, begun],
      [
        17,
        answers("Thank you. What did the second project change in how you work? One paragraph is enough."),
      ],
      [
        16.5,
        writes("It taught me to write down what failed. I would not have finished the third one otherwise."),
      ],
      [15, inReview],
      [14, handedOver("The first version, with both customizations. I have left out the summer school.")],
      [13, accepted],
      [
        12.5,
        praised(
          "My own facts, in words that I would have used if I had found them. The summer school was rightly left out.",
          5,
        ),
      ],
    ],
  },
  {
    ...{ who: "amir", day: 19, currency: "AED", by: "payfort" },
    goods: [["lor-drafting", { letters: 2 }]],
    then: [
      [18.5, given("dario")],
      [18, form],
      [17, begun],
      [14, inReview],
      [13, handedOver("Both letters, each in its writer’s own voice.")],
      [12, accepted],
      [3, refunded("150", "One of the writers withdrew, so the second letter is of no use.")],
    ],
  },
  {
    ...{ who: "kofi", day: 16, currency: "USD", by: "payfort" },
    goods: [["scholarship-help"]],
    then: [
      [15.8, given("cleo")],
      [15, form],
      [14, begun],
      [13, ticked(2)],
      [8, inReview],
      [6, handedOver("Eleven scholarships that you can still apply for, the nearest date first.")],
    ],
  },
  {
    ...{ who: "ravi", day: 15, currency: "INR", by: "razorpay" },
    goods: [
      ["complete-application", { universities: 8, lightning: true }],
      ["toefl-consultation", { days: 3 }],
    ],
    then: [
      [14.8, given("cleo")],
      [14, form],
      [13, begun],
      [12, ticked(2)],
      [
        6,
        writes(
          "The portal of the third university asks for a syllabus. Do you have it, or shall I send it?",
          ["syllabus"],
        ),
      ],
      [5.8, answers("Send it here, please. I will shorten it to the two pages that they read.")],
      [
        2,
        notes(
          "Portal three closes on the first. If the syllabus is not here by Friday, we send the long one.",
        ),
      ],
    ],
  },
  {
    ...{ who: "omar", day: 14, currency: "AED", by: "payfort" },
    goods: [["eb2-niw"]],
    then: [
      [13.9, given("dario")],
      [13, form],
      [12, begun],
      [11, ticked(1)],
      [4, answers("Two of the three prongs need another paper each. They are on your list.")],
      [
        0.9,
        writes(
          "The award’s jury has written to me. Is a letter of theirs enough, or must it name the others?",
          ["letter-of-the-jury"],
        ),
      ],
    ],
  },
  {
    ...{ who: "tomas", day: 13, currency: "USD", by: "razorpay" },
    goods: [["application-review"]],
    then: [
      [12.8, given("dario")],
      [12, form],
      [11, begun],
      [8, inReview],
      [7, handedOver("Everything is read once. What matters most is marked on the first page.")],
      [2, changesAsked("Please look at the second essay again: I have written it anew.")],
    ],
  },
  {
    ...{ who: "ines", day: 12, currency: "EUR", by: "razorpay" },
    goods: [["visa-sop"]],
    then: [
      [11.8, given("cleo")],
      [10, asksToCancel("The university has moved the beginning by a year, so I need no visa yet.")],
      [9.5, agreed],
    ],
  },
  {
    ...{ who: "lena", day: 11, currency: "EUR", by: "payfort" },
    goods: [["resume-help"]],
    then: [
      [10.9, given("dario")],
      [10.5, form],
      [10, begun],
      [0.6, writes("Is there anything that you still need from me?")],
    ],
  },
  {
    ...{ who: "sofia", day: 10, currency: "USD", by: "razorpay" },
    goods: [["job-application", { jobApplications: 5 }]],
    then: [
      [9.8, given("dario")],
      [9.5, form],
      [9, begun],
      [4, refunded("40", "One of the five employers has withdrawn its vacancy.")],
    ],
  },
  {
    ...{ who: "ines", day: 9.5, currency: "EUR", by: "payfort" },
    goods: [["sop-drafting", { drafts: 1 }]],
    then: [
      [9.2, given("cleo")],
      [9, form],
      [8, begun],
      [2, inReview],
      [1.5, readerAsked("I am not sure of the ending. Does it promise too much?")],
    ],
  },
  {
    ...{ who: "yuki", day: 9, currency: "USD", by: "razorpay" },
    goods: [["profile-evaluation"]],
    then: [[8.8, refunded("", "Bought twice by mistake, and told us within the hour.")]],
  },
  {
    ...{ who: "nadia", day: 8.5, currency: "INR", by: "wallet" },
    goods: [["lor-drafting", { letters: 3 }]],
    then: [
      [8.3, given("dario")],
      [8, form],
      [7, begun],
      [1.1, writes("The third writer has changed her post. Her new address is in my form now.")],
    ],
  },
];
