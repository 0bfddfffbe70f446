import { howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  claims: ["job-applicants"],
  sections: [
    included(
      [
        "The number of applications you choose",
        "Choose 3, 5, 8, 10 or unlimited. Unlimited runs for one year from the day you buy.",
      ],
      ["A post you approved", "Nothing is prepared or sent before you say yes."],
      ["Papers for each", "Your resume fitted to the post, and a cover letter written for it."],
      ["The form, filled in", "Ready to send, in your name and from your address."],
      ["A list of every application", "With its date, contact and state."],
      ["A message to a person", "To the recruiter or someone in the team, where writing one makes sense."],
    ),
    howItWorks(
      ["counselling", "Say what you would accept", "Work, places, pay and permits."],
      [
        "job",
        "Choose from small lots",
        "We send a few posts at a time. You say yes or no, and the next lot is closer.",
      ],
      ["resume", "Read each application", "For every yes we prepare the papers, and you read them."],
      [
        "application",
        "Send and follow",
        "It goes out from your address, and the list shows what stands where.",
      ],
    ),
    {
      kind: "text",
      id: "work-visas",
      heading: "A work visa comes from the employer",
      paragraphs: [
        "Neither you nor we can apply for an H-1B or a Skilled Worker visa. An employer must be willing to, so we look for those that have done it before and say what is publicly known about each.",
        [
          "If your record is unusual, another visa may suit you better. The ",
          { text: "O-1", href: "/service/premium/o-1-visa/" },
          ", ",
          { text: "EB-1", href: "/service/premium/eb-1-visa/" },
          " and ",
          { text: "UK Global Talent", href: "/service/premium/global-talent-visa-uk/" },
          " pages say who may apply, and with or without whom.",
        ],
      ],
      official: [
        {
          about: "An H-1B",
          text: "An employer files for the worker, after registering and being selected under a yearly cap of 65,000 and a further 20,000 for US master’s degrees. From the fiscal year 2027 selection is weighted by wage level.",
          source: {
            name: "USCIS, H-1B Specialty Occupations",
            url: "https://www.uscis.gov/working-in-the-united-states/h-1b-specialty-occupations",
          },
          asOf: "2026-03-31",
        },
        {
          about: "A Skilled Worker visa",
          text: "The United Kingdom asks for a job with an approved sponsor, a certificate of sponsorship, an eligible occupation, a minimum pay and English at level B2.",
          source: { name: "GOV.UK, Skilled Worker visa", url: "https://www.gov.uk/skilled-worker-visa" },
          asOf: "2026-04-30",
        },
      ],
    },
  ],
};
