import { z } from "zod";

import type { ResearchGroupCard } from "#app/content/research-group-card.ts";
import { log } from "#app/platform/log.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { findGroup } from "#app/research-groups/find-group.server.ts";
import { unknownGroup } from "#app/research-groups/group-refusals.ts";
import { listGroups } from "#app/research-groups/list-groups.server.ts";
import { openCall } from "#app/http/calls/call.server.ts";
import { ignoredFields } from "#app/checkout/wire/wire-fields.ts";

const pageMax = 100_000;

const wirePage = z
  .union([
    z.number().int(),
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
  ])
  .refine((page) => page >= 1 && page <= pageMax);

const wireGroup = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  group_created_on: z.string().describe("yyyy-mm-dd"),
  required_members: z.number().int(),
  available_members: z
    .array(z.object({ first_name: z.string(), last_name: z.string() }))
    .describe("Those who have joined, by the first letters of their names"),
  path_xs: z.string().describe("The address of its picture"),
});

export const getResearchData = openCall({
  path: "/service/get_research_data/",
  summary: "The research groups, those that can be joined first, twelve on a page",
  input: z.object({
    page: wirePage.nullish().describe("Counted from 1; beyond the last page there are no groups"),
    type: z.enum(["all_groups", "group"]).nullish().describe("all_groups when left out"),
    paramsId: z.string().max(64).nullish().describe("The group’s id, for the type group"),
    ...ignoredFields,
  }),
  answer: z.object({ all_groups: z.array(wireGroup) }),
  async handle({ page, type, paramsId }) {
    try {
      return type === "group" ? await oneGroup(paramsId ?? "") : await allGroups(page ?? 1);
    } catch (error) {
      log.error({ error }, "the research groups could not be read");
      return notLoaded;
    }
  },
});

async function allGroups(page: number): Promise<Outcome<{ all_groups: WireGroup[] }>> {
  const listed = await listGroups({ viewerId: null, state: "all", page });
  return done({ all_groups: listed.page === page ? listed.groups.map(toWireGroup) : [] });
}

async function oneGroup(id: string): Promise<Outcome<{ all_groups: WireGroup[] }>> {
  const group = await findGroup(id, null, { now: new Date() });
  return group ? done({ all_groups: [toWireGroup(group)] }) : unknownGroup;
}

type WireGroup = z.infer<typeof wireGroup>;

function toWireGroup(group: ResearchGroupCard): WireGroup {
  return {
    id: group.id,
    title: group.title,
    description: group.description,
    group_created_on: group.createdOn,
    required_members: group.requiredMembers,
    available_members: group.availableMembers.map(({ firstName, lastName }) => ({
      first_name: firstName,
      last_name: lastName,
    })),
    path_xs: group.path,
  };
}

const notLoaded = refuse({
  code: "not_loaded",
  message: "Research groups could not be loaded. Try again.",
  status: 503,
});
