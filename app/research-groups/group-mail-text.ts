import { payByDay, payWithinDays } from "#app/research-groups/group.ts";
import { writtenDate } from "#app/platform/dates.ts";

type About = "full" | "reminder" | "place_reopened" | "taken_out" | "closed";

type AboutGroup = { title: string; requiredMembers: number; payBy: Date | null; hasPaid: boolean };

export function groupMailText(
  about: About,
  { title, requiredMembers, payBy, hasPaid }: AboutGroup,
): { subject: string; sentences: string[] } {
  const day = payBy ? writtenDate(payByDay(payBy)) : "the day its page names";
  switch (about) {
    case "full":
      return {
        subject: `Your research group is full: ${title}`,
        sentences: [
          `Your research group “${title}” has its ${requiredMembers} members. Now each of you buys their share.`,
          `Please buy yours by ${day}. After that your place is free for somebody else. You find the price here:`,
        ],
      };
    case "reminder":
      return {
        subject: `Your share is due by ${day}: ${title}`,
        sentences: [
          `Your share of the research paper “${title}” is not bought yet.`,
          `Please buy it by ${day}. After that your place is free for somebody else. You find the price here:`,
        ],
      };
    case "place_reopened":
      return {
        subject: `A place in your research group is free again: ${title}`,
        sentences: [
          `A place in your research group “${title}” is free again.`,
          hasPaid
            ? "Your share stays paid. The work begins when the place is taken and its share is bought. This is the group's page, which you can pass on:"
            : `Until it is taken, nobody has to buy a share. Then there are ${payWithinDays} days again. This is the group's page, which you can pass on:`,
        ],
      };
    case "taken_out":
      return {
        subject: `Your place in a research group: ${title}`,
        sentences: [
          `Your share of the research paper “${title}” was not bought in time, so your place is free for somebody else. Nothing was charged.`,
          "While there is a place, you can join again:",
        ],
      };
    case "closed":
      return {
        subject: `Your research group is closed: ${title}`,
        sentences: [
          `Your research group “${title}” is closed. Nobody can join it now, and no share of it can be bought.`,
          hasPaid
            ? "You have paid your share. Please write to us about it. This is the group's page:"
            : "You do not have to do anything. This is the group's page:",
        ],
      };
  }
}
