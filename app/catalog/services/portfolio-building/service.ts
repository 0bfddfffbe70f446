import { file, longText, text, wholeNumber } from "#app/catalog/service-parts/intake-field.ts";
import { mustNotMiss, resume } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/portfolio-building/page.ts";

export const portfolioBuilding: ServiceDefinition = {
  need: "work",
  days: 14,
  lightningDays: 7,
  channels: "T",
  changeRounds: 2,
  refunds: refundsInOnePiece,
  searchTerms: ["homepage"],
  guide: { purposes: ["work", "prepare"] },
  text: {
    heading: "Portfolio website building",
    intro:
      "A small, fast website of your own that shows your work, reads well on a phone and belongs to you.",
    details: `
<p>For people whose work is better seen than listed: developers, researchers, architects, artists, writers, founders. A few projects shown in depth say more than a long list, and an address of your own outlasts every platform.</p>
<p>You need something to show. If the projects are still to be made, <a href="/service/premium/profile-building/">profile building</a> comes first.</p>
<h3>What we need from you</h3>
<p>Project material with pictures you may publish, a resume, three websites you like, and a name for the address.</p>
<h3>What we do not do</h3>
<p>We do not build shops, databases or members’ areas. A domain name and any paid hosting are bought by you and stay in your name. We do not present work as yours that a team made: your part in it is stated.</p>`,
    iButtonText:
      "The price covers a website of up to six pages, its words edited, put online in your own account, with two rounds of changes. Domain and paid hosting are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Who owns the website?",
        answer: "You do: the text, the design files, the code and the account it stands in.",
      },
      {
        question: "Can I change it myself later?",
        answer: "Yes. It is made of plain files, and the guide shows the changes people make most.",
      },
      {
        question: "Do I need to buy a domain?",
        answer:
          "No, the site also works at the provider’s free address. A domain of your own looks better and costs little.",
      },
      {
        question: "My work is confidential. What can be shown?",
        answer:
          "The problem, your part and the method, without names, figures or pictures you have no right to show. Ask your employer first.",
      },
      {
        question: "Is it good for a visa case?",
        answer:
          "It can gather evidence in one place. Officers go by documents, so keep the originals as well.",
      },
      {
        question: "I have no projects yet. Should I wait?",
        answer: "Probably. Profile building helps you make some first.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      yours("projects", "You choose the projects with us", 0.15),
      ours("sketch", "You receive the sketch: pages, order and look", 0.3),
      yours("sketch_approved", "You approve it", 0.4),
      ours("first_version", "You receive the first version, with the real words and pictures", 0.75),
      yours("marked", "You mark changes", 0.85),
      ours("online", "It goes online in an account of yours", 0.97),
    ),
  intake: () => [
    text("owner", "Whose website is it, in one line?", { hint: "Such as Structural engineer, Pune." }),
    longText("readers", "Who should read it, and what should they do then?"),
    longText("projects", "Three to five projects", {
      hint: "For each: the problem, your own part, and what came of it.",
    }),
    longText("likes", "Three websites you like, and why", { lengthMax: 1_000 }),
    text("address", "A name for the address", {
      hint: "Such as asharao.example. You buy it yourself, and it stays yours.",
    }),
    wholeNumber("pages", "How many pages?", { hint: "The price includes up to six.", from: 1, to: 6 }),
    longText("confidential", "What may not be shown?", {
      hint: "Names, figures or pictures you have no right to show. Ask your employer first.",
      optional: true,
    }),
    mustNotMiss,
    file("material", "Pictures and texts you may publish"),
    resume,
  ],
  page,
};
