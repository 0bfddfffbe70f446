import { groupPath, groupsPath } from "#app/content/research-group-card.ts";
import { checkContribution, checkGroup } from "#app/research-groups/group.ts";
import { asKept, type HostileField, someTexts } from "#tests/e2e/hostile-field.ts";
import { keptName } from "#tests/e2e/hostile-names.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import { signUp } from "#tests/e2e/journey.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import type { HostileText } from "#tests/hostile/hostile-text.ts";
import { wide } from "#tests/setup/wide.ts";
import { GroupId, newId } from "#app/platform/ids.ts";

const plainGroup = {
  title: "Hostile group",
  description: "What nobody ought to write in here.",
  coAuthors: 2,
  role: "data",
};

const texts = hostileTexts.filter((_, index) => wide || index % 3 === 0);

const groups = texts.map(({ text }, index) => ({
  id: newId(GroupId),
  who: `group-hostile-${index}`,
  name: keptName(text),
  title: asKept(text, { keep: (title) => keptOf({ title })?.title ?? null, text: "About", max: 120 }),
  description: asKept(text, {
    keep: (description) => keptOf({ description })?.description ?? null,
    text: "What nobody ought to write:",
    max: 2_000,
  }),
  text: asKept(text, { keep: contribution, text: "I wrote:", max: 1_000 }) ?? "I wrote it.",
}));

function keptOf(written: Partial<typeof plainGroup>) {
  const checked = checkGroup({ ...plainGroup, ...written });
  return checked.ok ? checked.value : null;
}

function contribution(written: string): string | null {
  const checked = checkContribution(written);
  return checked.ok ? checked.value : null;
}

const cardsOnPage = 12;
const entriesOnPage = 100;
const logGroup = { ...plainGroup, id: newId(GroupId) };

export const researchGroups: HostileField = {
  name: "a research group in lists and on its page",
  fill: fillGroups,
  pagesThatShowIt: () => [
    "/account/dashboard/",
    ...upTo(groups.length / cardsOnPage).map((index) => `${groupsPath}?show=mine&page=${index + 1}`),
    ...groups
      .filter((_, index) => index % 8 === 0)
      .map(({ id, title }) => groupPath({ id, title: title ?? plainGroup.title })),
    ...upTo(groups.length / entriesOnPage).map(logPage),
  ],
  drawnIn: [
    "main h3[id^=group-], main li > details li",
    "main h1 span, section[aria-labelledby=about] p",
    "section[aria-labelledby=log] li p + p + p",
  ].join(),
  drawnMin: groups.length * 3 + someTexts.length * 2 + groups.length,
  empty: emptyGroups,
};

function upTo(count: number): number[] {
  return Array.from({ length: Math.ceil(count) }, (_, index) => index);
}

const firstEntry = 900_000_000;

function logPage(pagesBack: number): string {
  return `${groupPath(logGroup)}?before=${firstEntry + groups.length - pagesBack * entriesOnPage}`;
}

/** Old and closed, so no other test sees them; the viewer is a member of all. */
async function fillGroups(_texts: readonly HostileText[], page: Parameters<typeof signUp>[0]): Promise<void> {
  const username = await signUp(page);
  const named = groups.map(({ name, title, description, ...group }) => ({
    ...group,
    ...name,
    title: title ?? plainGroup.title,
    description: description ?? plainGroup.description,
  }));
  await inDatabase(
    `with written as (
        select *, row_number() over () - 1 as place from json_to_recordset($1)
          as t(id uuid, who text, first_name text, last_name text, title text, description text, words text)),
      people as (
        insert into users (id, name, email, first_name, last_name, mobile, country)
        select who, who, who || '@example.org', first_name, last_name, '9876543210', 'IN' from written),
      me as (select id from users where username = $2),
      begun as (
        insert into research_groups (id, title, description, required_members, created_by, created_at, closed_at)
        select id, title, description, 3, who, '2001-01-01'::timestamptz, '2001-01-02'::timestamptz from written
        union all select $3::uuid, $4, $5, 3, (select id from me), '2001-01-01', '2001-01-02'
        returning id, created_by),
      joined as (
        insert into research_group_members (group_id, user_id, role, joined_at)
        select id, created_by, 'data', '2001-01-01'::timestamptz from begun
        union all select written.id, me.id, 'writing', '2001-01-02'::timestamptz from written, me)
      insert into research_group_log (id, group_id, user_id, event, text, at) overriding system value
      select ${firstEntry} + place, $3::uuid, who, 'contributed', words, '2001-01-03'::timestamptz from written`,
    [JSON.stringify(named), username, logGroup.id, logGroup.title, logGroup.description],
  );
}

async function emptyGroups(): Promise<void> {
  const all = `(select id from research_groups where created_at = '2001-01-01')`;
  for (const table of ["research_group_log", "research_group_members"]) {
    await inDatabase(`delete from ${table} where group_id in ${all}`);
  }
  await inDatabase("delete from research_groups where created_at = '2001-01-01'");
  await inDatabase("delete from users where id like 'group-hostile-%'");
}
