import { researchService } from "#app/catalog/slugs.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { dayMs, utcDay } from "#app/platform/dates.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, refuseAll, type Outcome, type Refused } from "#app/platform/outcome.ts";
import { plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";
import { groupIdField, writeChoices } from "#app/pricing/choices-in-query.ts";

export const contributionRoles = ["conception", "data", "analysis", "writing", "review"] as const;
export type ContributionRole = (typeof contributionRoles)[number];

export const groupEvents = [
  "created",
  "joined",
  "contributed",
  "changed_role",
  "filled",
  "paid",
  "left",
  "place_reopened",
  "refunded",
  "closed",
  "opened",
  "closed_by_staff",
] as const;
export type GroupEvent = (typeof groupEvents)[number];

/** open: places free. full: members buy their shares. working: all have. closed: nobody joins or buys. */
export type GroupState = "open" | "full" | "working" | "closed";

export const titleLength = { min: 4, max: 120 };
export const descriptionLength = { min: 20, max: 2_000 };
export const contributionLength = { min: 3, max: 1_000 };

/** Otherwise unpaid places reopen. */
export const payWithinDays = 14;
const remindDaysBefore = 3;

/** Noon UTC is midnight at UTC−12. */
const furthestBehindMs = dayMs / 2;

export function groupState(group: {
  requiredMembers: number;
  members: readonly { paidAt: Date | null }[];
  closedAt: Date | null;
}): GroupState {
  const { requiredMembers, members, closedAt } = group;
  if (closedAt) return "closed";
  if (members.length < requiredMembers) return "open";
  return members.every(({ paidAt }) => paidAt !== null) ? "working" : "full";
}

/** The deadline is the end of the named day in the last time zone, so that day is whole for everyone. */
export function payByFrom(now: Date): { payBy: Date; remindAt: Date } {
  const after = (days: number) => new Date(now.getTime() + days * dayMs);
  const lastDay = Math.floor(after(payWithinDays).getTime() / dayMs);
  return {
    payBy: new Date((lastDay + 1) * dayMs + furthestBehindMs),
    remindAt: after(payWithinDays - remindDaysBefore),
  };
}

/** yyyy-mm-dd, the last day to buy. */
export function payByDay(payBy: Date): string {
  return utcDay(new Date(payBy.getTime() - furthestBehindMs - 1));
}

export function canBuyShare(
  group: Parameters<typeof groupState>[0],
  { paidAt, payBy }: { paidAt: Date | null; payBy: Date | null },
  at: Date,
): boolean {
  return paidAt === null && groupState(group) === "full" && (payBy === null || at < payBy);
}

/** The founder, or else the longest-standing member. */
export function leaderOf<Member extends { userId: UserId; joinedAt: Date }>(
  members: readonly Member[],
  createdBy: string,
): Member | null {
  const founder = members.find(({ userId }) => userId === createdBy);
  const [oldest] = members.toSorted((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime());
  return founder ?? oldest ?? null;
}

export function sharePath({ id, requiredMembers }: { id: string; requiredMembers: number }): string {
  const choices = writeChoices({ coAuthors: requiredMembers - 1 });
  choices.set(groupIdField, id);
  return `${servicePath(researchService)}?${choices}`;
}

export function checkGroup(raw: {
  title: unknown;
  description: unknown;
  coAuthors: unknown;
  role: unknown;
}): Outcome<{ title: string; description: string; requiredMembers: number; role: ContributionRole }> {
  const title = checkTitle(raw.title);
  const about = { field: "description", thing: "The description" };
  const description = checkLength(plainParagraphs(textOf(raw.description)), descriptionLength, about);
  const requiredMembers = checkCoAuthors(raw.coAuthors);
  const role = checkRole(raw.role);
  if (title.ok && description.ok && requiredMembers.ok && role.ok) {
    return done({
      title: title.value,
      description: description.value,
      requiredMembers: requiredMembers.value,
      role: role.value,
    });
  }
  return refuseAll([title, description, requiredMembers, role]);
}

function checkTitle(raw: unknown): Outcome<string> {
  const title = checkLength(plainLine(textOf(raw)), titleLength, { field: "title", thing: "The title" });
  if (!title.ok || /[\p{L}\p{N}]/u.test(title.value)) return title;
  return invalid("title", "The title needs a letter or a digit.");
}

function checkCoAuthors(raw: unknown): Outcome<number> {
  return /^[1-5]$/.test(String(raw))
    ? done(Number(raw) + 1)
    : invalid("coAuthors", "Choose one to five co-authors.");
}

export function checkRole(raw: unknown): Outcome<ContributionRole> {
  const role = contributionRoles.find((name) => name === raw);
  return role ? done(role) : invalid("role", "Choose what you will contribute.");
}

export function checkContribution(raw: unknown): Outcome<string> {
  return checkLength(plainParagraphs(textOf(raw)), contributionLength, {
    field: "text",
    thing: "A contribution",
  });
}

function checkLength(
  text: string,
  { min, max }: { min: number; max: number },
  { field, thing }: { field: string; thing: string },
): Outcome<string> {
  const length = lengthOf(text, max);
  if (length < min) return invalid(field, `${thing} needs at least ${min} characters.`);
  if (length <= max) return done(text);
  const limits = [max, length].map((count) => count.toLocaleString("en"));
  return invalid(field, `${thing} can have at most ${limits[0]} characters. There are ${limits[1]} now.`);
}

/** Counting as a reader does is slow, so far too long texts are not counted. */
function lengthOf(text: string, max: number): number {
  return text.length > max * 20 ? Array.from(text).length : readersLength(text);
}

function textOf(raw: unknown): string {
  return typeof raw === "string" ? raw : "";
}

function invalid(field: string, message: string): Refused {
  return refuse({ code: "invalid_group", message, status: 422, field });
}
