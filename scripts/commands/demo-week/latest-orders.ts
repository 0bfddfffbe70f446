import {
  answers,
  asksToCancel,
  begun,
  cancellationProposed,
  form,
  given,
  handedOver,
  inReview,
  notes,
  takenBy,
  ticked,
  writes,
} from "#scripts/commands/demo-week/steps.ts";
import { booked, held, missed, otherTimeAsked } from "#scripts/commands/demo-week/session-steps.ts";
import type { DemoOrder } from "#scripts/commands/demo-week/story.ts";

/** Those of the last week. Days count back from today. */
export const latestOrders: DemoOrder[] = [
  {
    ...{ who: "mei", day: 8, currency: "USD", by: "payfort" },
    goods: [["counselling-session", { sessions: 3 }]],
    then: [
      [7.9, given("cleo")],
      [7.5, form],
      [7, begun],
      [6.8, booked(2, "11:00")],
      [3, held],
      [2.9, booked(1, "16:00")],
      [0.5, missed("Nobody came, and nobody wrote. I waited for twenty minutes.")],
      [0.4, booked(3, "11:00")],
      [0.3, otherTimeAsked("I fly that morning. Any time on the day after would do.")],
    ],
  },
  {
    ...{ who: "amir", day: 7, currency: "AED", by: "payfort" },
    goods: [["express-entry"]],
    then: [
      [6.8, given("cleo")],
      [6.5, answers("Welcome. The form is long; you can save it and go on another day.")],
    ],
  },
  {
    ...{ who: "yuki", day: 6.5, currency: "USD", by: "razorpay" },
    goods: [["gre-consultation", { sessions: 2 }]],
    then: [
      [6.3, given("dario")],
      [6, form],
      [5.5, begun],
      [
        0.8,
        cancellationProposed(
          "Your test was moved to next year. We cancel, and you book again when the date is known.",
        ),
      ],
    ],
  },
  {
    ...{ who: "lena", day: 6, currency: "EUR", by: "payfort" },
    goods: [["linkedin-profile-building"]],
    then: [[5.5, takenBy("dario")]],
  },
  {
    ...{ who: "kofi", day: 5.5, currency: "USD", by: "payfort" },
    goods: [["mock-interview", { sessions: 2 }]],
    then: [
      [5.3, given("dario")],
      [5, form],
      [4.8, begun],
      [4.7, booked(1, "14:00")],
      [1.5, held],
      [1.4, booked(2, "14:00")],
    ],
  },
  {
    ...{ who: "clara", day: 5, currency: "GBP", by: "payfort" },
    goods: [["express-entry"]],
    then: [
      [4.5, form],
      [3.4, writes("My language test is from the second of the month. Is it still good in May?")],
    ],
  },
  {
    ...{ who: "omar", day: 4.5, currency: "AED", by: "payfort" },
    goods: [["cover-letter", { lightning: true }]],
    then: [[4.4, form]],
  },
  {
    ...{ who: "clara", day: 4, currency: "GBP", by: "payfort" },
    goods: [["university-finalising"]],
    then: [
      [3.9, given("cleo")],
      [3.5, form],
      [3, begun],
      [2, ticked(1)],
      [1.9, notes("She would rather be near the sea than high in a table. Keep the two coastal ones.")],
    ],
  },
  {
    ...{ who: "ravi", day: 3, currency: "INR", by: "wallet" },
    goods: [["housing-search"]],
    then: [
      [2.9, given("dario")],
      [2.5, form],
      [2.2, begun],
    ],
  },
  {
    ...{ who: "sofia", day: 2.5, currency: "USD", by: "razorpay" },
    goods: [["cover-letter"]],
    then: [
      [2.4, given("cleo")],
      [2.3, form],
      [1, asksToCancel("I have withdrawn the application it was for.")],
    ],
  },
  {
    ...{ who: "nadia", day: 2, currency: "INR", by: "razorpay" },
    goods: [["plagiarism-check", { words: 3_000, lightning: true }]],
    then: [
      [1.9, takenBy("cleo")],
      [1.8, form],
      [1.7, begun],
      [1.2, inReview],
      [0.7, handedOver("Nothing that has to be changed. Two quotations need their page numbers.")],
    ],
  },
  {
    ...{ who: "tomas", day: 0, currency: "USD", by: "stripe" },
    goods: [["portfolio-building", { lightning: true }]],
    then: [[0, form]],
  },
  {
    ...{ who: "mei", day: 0, currency: "USD", by: "stripe" },
    goods: [["profile-building"]],
    then: [],
  },
];
