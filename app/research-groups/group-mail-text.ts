import { payByDay, payWithinDays } from "#app/research-groups/group.ts";
import { writtenDate } from "#app/platform/dates.ts";

type About = "full" | "reminder" | "place_reopened" | "taken_out" | "closed" | "board";

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
          `Your research group “${title}” has its ${requiredMembers} members. Each of you now buys a share.`,
          `Please buy yours by ${day}. After that, your place is open to someone else. See the price here:`,
        ],
      };
    case "reminder":
      return {
        subject: `Your share is due by ${day}: ${title}`,
        sentences: [
          `Your share of the research paper “${title}” is not bought yet.`,
          `Please buy it by ${day}. After that, your place is open to someone else. See the price here:`,
        ],
      };
    case "place_reopened":
      return {
        subject: `A place in your research group is free again: ${title}`,
        sentences: [
          `A place in your research group “${title}” is free again.`,
          hasPaid
            ? "Your share stays paid. The work begins when someone takes the place and buys its share. Here is the group’s page, for you to share:"
            : `Nobody has to buy a share until it is taken. After that, there are ${payWithinDays} days again. Here is the group’s page, for you to share:`,
        ],
      };
    case "taken_out":
      return {
        subject: `Your place in a research group: ${title}`,
        sentences: [
          `Your share of the research paper “${title}” was not bought in time, so your place is open to someone else. Nothing was charged.`,
          "While there is a place, you can join again:",
        ],
      };
    case "board":
      return {
        subject: `New on the board of your research group: ${title}`,
        sentences: [
          `A member has written on the board of your research group “${title}”.`,
          "Read it and answer here. There is no further mail until you have looked:",
        ],
      };
    case "closed":
      return {
        subject: `Your research group is closed: ${title}`,
        sentences: [
          `Your research group “${title}” is closed. It can no longer be joined, and its shares can no longer be bought.`,
          hasPaid
            ? "You have paid your share. Please write to us about it. This is the group’s page:"
            : "You do not have to do anything. This is the group’s page:",
        ],
      };
  }
}
