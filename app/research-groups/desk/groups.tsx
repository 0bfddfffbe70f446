import { href, Link } from "react-router";

import { listGroupsAtDesk } from "#app/research-groups/desk/list-groups-at-desk.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import type { GroupState } from "#app/research-groups/group.ts";
import { deadlineText, groupStates, placesText } from "#app/research-groups/desk/group-text.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/groups.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_groups");
  const state = shownStates.find((one) => one === url.searchParams.get("show")) ?? null;
  const { groups, next } = valueOrStatus(
    await listGroupsAtDesk(member, { state, after: url.searchParams.get("after") }),
  );
  return {
    groups: groups.map((group) => ({
      id: group.id,
      group: { text: group.title, href: href("/staff/catalogue/groups/:groupId", { groupId: group.id }) },
      state: groupStates[group.state],
      members: placesText(group),
      paid: `${group.paidCount}`,
      deadline: deadlineText(group),
      begun: shortTime(group.createdAt, member.timeZone),
    })),
    show: state,
    moreHref: next && `?${new URLSearchParams({ ...(state && { show: state }), after: next })}`,
    timeZone: member.timeZone,
  };
}

const shownStates: readonly GroupState[] = ["open", "full", "working", "closed"];

export const meta = unlisted("Research groups");

export default function Groups({ loaderData }: Route.ComponentProps) {
  const { groups, show, moreHref, timeZone } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Research groups"
        intro={`Newest first. Times are those of ${timeZone}.`}
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <div>
        <nav className={`row ${styles.lists}`} aria-label="Lists of groups">
          {lists.map(({ name, label }) => (
            <Link
              key={label}
              to={name ? `?show=${name}` : "/staff/catalogue/groups"}
              aria-current={name === show ? "page" : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <DataTable
          label="Research groups"
          columns={{
            group: "Group",
            state: "State",
            members: "Members",
            paid: "Shares paid",
            deadline: "Shares to be bought by",
            begun: "Begun",
          }}
          rows={groups}
          empty="No groups match."
          more={{ href: moreHref, label: "Older" }}
        />
      </div>
    </div>
  );
}

const lists: { name: GroupState | null; label: string }[] = [
  { name: null, label: "All" },
  { name: "open", label: "Open" },
  { name: "full", label: "Full" },
  { name: "working", label: "Working" },
  { name: "closed", label: "Closed" },
];
