import { z } from "zod";

import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import {
  admitOutcomes,
  type AdmitOutcome,
  admitsDegrees,
  type ShowcaseData,
  type ShowcaseKind,
  showcaseLengthMax,
} from "#app/content/showcase/showcase.ts";
import { videoIdIn } from "#app/content/showcase/video-address.ts";
import { hidden, readAs, readBy, ticked, wholeNumber } from "#app/forms/fields.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

const admitFields = z.object({
  university: line("university"),
  country: line("country"),
  programme: line("programme"),
  degree: readAs((typed) => admitsDegrees.find((degree) => degree === typed) ?? null, "Choose a degree."),
  year: wholeNumber({ from: 1990, to: 2100 }, "Write the year of the answer."),
  outcome: readAs(
    (typed) => (Object.keys(admitOutcomes) as AdmitOutcome[]).find((one) => one === typed) ?? null,
    "Choose what the university answered.",
  ),
  papers: ticked,
  profile: line("profile"),
  consent: line("consent"),
});

const counsellorFields = z.object({
  name: line("name"),
  role: line("role"),
  profile: paragraphs("profile"),
  languages: line("languages", { optional: true }),
  countries: line("countries", { optional: true }),
});

const destinationFields = z.object({
  country: line("country"),
  students: wholeNumber({ from: 1, to: 10_000_000 }, "Write a whole number of students."),
});

/** `playerUrl`: whose videos the pages play. */
function videoFields(playerUrl: string) {
  return z.object({
    service: readAs((typed) => (isServiceSlug(typed) ? typed : null), "Choose the service."),
    title: line("title"),
    address: readAs(
      (typed) => (typed.length > showcaseLengthMax.address ? null : videoIdIn(typed, playerUrl)),
      "Write the video’s address at the player’s site, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ.",
    ),
    transcript: paragraphs("transcript"),
  });
}

export function addedFields(playerUrl: string) {
  return {
    admits: admitFields,
    counsellors: counsellorFields,
    destinations: destinationFields,
    videos: videoFields(playerUrl),
  };
}

export function changedFields(playerUrl: string) {
  const seen = { seen: hidden };
  return {
    admits: admitFields.extend(seen),
    counsellors: counsellorFields.extend(seen),
    destinations: destinationFields.extend(seen),
    videos: videoFields(playerUrl).extend(seen),
  };
}

export const movedFields = z.object({ row: hidden });

export function videoIn({
  address: videoId,
  ...video
}: z.output<ReturnType<typeof videoFields>>): ShowcaseData["videos"] {
  return { ...video, videoId };
}

export const showcaseNames: Record<ShowcaseKind, { title: string; one: string; intro: string }> = {
  admits: {
    title: "Admits and rejects",
    one: "an answer of a university",
    intro: "What universities answered to people who agreed that it is shown.",
  },
  counsellors: { title: "Counsellors", one: "a counsellor", intro: "Who customers talk to." },
  destinations: {
    title: "Destinations",
    one: "a destination",
    intro: "How many students went to each country: the map and its chart.",
  },
  videos: { title: "Videos", one: "a video", intro: "One or more on the page of a service." },
};

type Name = keyof typeof showcaseLengthMax;

function line(name: Name, { optional = false } = {}) {
  return readBy((typed) => readText(plainLine(typed.slice(0, 20 * showcaseLengthMax[name])), name, optional));
}

function paragraphs(name: Name) {
  return readBy((typed) =>
    readText(plainParagraphs(typed.slice(0, 5 * showcaseLengthMax[name])), name, false),
  );
}

function readText(text: string, name: Name, optional: boolean): Outcome<string> {
  const most = showcaseLengthMax[name];
  const length = text.length > 10 * most ? Infinity : readersLength(text);
  if (length > most) return invalid(`Write at most ${most.toLocaleString("en")} characters.`);
  return length === 0 && !optional ? invalid("Fill this in.") : done(text);
}

function invalid(message: string) {
  return refuse({ code: "invalid_text", message, status: 422 });
}
