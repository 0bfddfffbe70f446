import { notesAbroad, officialNotesAbroad } from "#app/catalog/service-parts/official-notes-abroad.ts";
import {
  type CheckDefinition,
  many,
  none,
  one,
  plain,
  strong,
  weak,
} from "#app/self-checks/evidence/check-definition.ts";

const listing = officialNotesAbroad["niv-count"];

export const australia858: CheckDefinition = {
  id: "australia-858",
  version: 1,
  intro:
    "A permanent visa, by invitation, for researchers, entrepreneurs, investors, athletes and creatives with an international record.",
  judge: "Home Affairs",
  conditions: [],
  routes: [
    {
      name: "The criteria",
      groups: [
        {
          heading: "The criteria",
          rule: "Some of these 7, including a nomination on Form 1000. Plan to meet each one that applies to you.",
          needed: "all",
          questions: ["invitation", "nominator", "record", "prominent", "asset", "establish", "benefit"],
          official: notesAbroad("niv-count"),
        },
      ],
    },
  ],
  questions: [
    one({
      id: "age",
      name: "Your age",
      ask: "How old are you?",
      help: "Any age can be granted it. Outside these years one more criterion is asked.",
      options: [plain("between", "18 to 54"), plain("outside", "Under 18, or 55 and over")],
    }),
    many({
      id: "record",
      name: "An internationally recognised record",
      ask: "Which of these does your record hold?",
      help: "It has to be superior to that of others in the area, acclaimed wherever the work is done, and sustained.",
      options: [
        strong("award", "An award at the top of my field"),
        strong("grant", "A research grant at national level"),
        strong("papers", "Recent papers in top journals, or a high h-index"),
        strong("keynotes", "Recent keynotes at conferences of high profile"),
        strong("patents", "International patents that matter in the field"),
        strong(
          "venture",
          "A company of international repute that I led to the stock exchange, or innovative ventures I backed",
        ),
        strong("stage", "Major success in sport, or sustained work in the arts with honours and commissions"),
        weak(
          "local",
          "A name in one company, institution or country",
          "The record has to be recognised internationally.",
        ),
      ],
    }),
    many({
      id: "prominent",
      name: "Still prominent",
      ask: "What have you achieved in the last few years?",
      help: "The achievements have to reach into the recent past.",
      options: [
        strong("recent", "Exceptional achievements of recent date, with proof"),
        weak("past", "My great achievements lie years back", "You must still be prominent in the area."),
      ],
    }),
    many({
      id: "asset",
      name: "An asset to Australia",
      ask: "What would Australia gain?",
      help: "The nation as a whole, and not one company.",
      options: [
        strong("economy", "Its economy, with figures behind it"),
        strong("society", "Its society or culture"),
        strong("standing", "Its name abroad in my area"),
        weak("employer", "One employer would gain", "The gain has to be to the community as a whole."),
      ],
    }),
    many({
      id: "establish",
      name: "Able to establish yourself",
      ask: "Would you find work in your area in Australia, or be independent in it, without difficulty?",
      help: "Home Affairs names earnings or an offer at or above the Fair Work High Income Threshold as an example.",
      options: [
        strong("offer", "An offer or earnings at that height"),
        strong("independent", "I work independently in my area, and can show it"),
        weak("hope", "I would look for work after I arrive", "It has to be shown before."),
      ],
    }),
    one({
      id: "nominator",
      name: "A nominator for Form 1000",
      ask: "Who would nominate you on Form 1000?",
      help: "An Australian citizen, an Australian permanent resident, an eligible New Zealand citizen or an Australian organisation, with a national reputation in your own area.",
      options: [
        strong("agreed", "Somebody like this has agreed"),
        weak("asked", "I have somebody in mind", "The form goes with the application, and is mandatory."),
        weak(
          "other-area",
          "Somebody of repute in another area",
          "The reputation has to be in the same area as yours.",
        ),
        none("nobody", "Nobody yet"),
      ],
    }),
    one({
      id: "invitation",
      name: "An invitation",
      ask: "Have you been invited to apply?",
      help: "You lodge an expression of interest, which is free, and wait to be invited.",
      options: [
        strong("invited", "Yes, I have been invited"),
        weak("lodged", "I have lodged an expression of interest", "Lodging one does not mean being invited."),
        none("nothing", "No, neither"),
      ],
    }),
    many({
      id: "benefit",
      name: "Exceptional benefit",
      ask: "Would you be of exceptional benefit to the Australian community?",
      help: "It is asked of those under 18, and of those aged 55 and over.",
      onlyFor: { question: "age", options: ["outside"] },
      options: [
        strong("shown", "Yes, and I can show how"),
        weak("useful", "I would be useful", "Exceptional benefit is more than being an asset."),
      ],
    }),
  ],
  weighedAfterwards: [
    "Whether a record is exceptional is for Home Affairs to weigh, and it is not assessed here. General conditions stand beside these: health, character, functional English or a second instalment of the charge, no debt to the Commonwealth, and the values statement.",
    "Invitations go out in an order. As described when the visa began, in December 2024: first global experts with international awards at the top of their field, then those whom an expert agency of a government nominates, then sectors of tier one (critical technologies, health industries, renewables and low-emission technologies), then tier two (agri-food, defence and space, education, financial services, infrastructure and transport, resources).",
  ],
  suggestions: [
    {
      to: "uk-global-talent",
      why: "You named no nominator. The United Kingdom asks for letters and an expert body’s endorsement, and you apply without being invited. Sport is excluded.",
      when: { lacks: ["nominator"] },
    },
    {
      to: "eb-1a",
      why: "You have no invitation yet. EB-1A rests on a record of the same kind, is permanent as well, and can be filed when you are ready.",
      when: { lacks: ["invitation"] },
    },
  ],
  sources: [
    { ...listing.source, asOf: listing.asOf },
    {
      name: "AHC Lawyers, on Ministerial Direction 112 (a law firm’s account)",
      url: "https://ahclawyers.com/news-articles/2024/12/16/national-innovation-visa-sc-858-ministerial-direction-112",
      asOf: "2024-12-16",
    },
  ],
};
