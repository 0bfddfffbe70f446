import { z } from "zod";

import { mayEver } from "#app/desk/permissions.ts";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import { reasonText } from "#app/desk/reason.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { utcDay, writtenDate } from "#app/platform/dates.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { type ListedGrid, listGridsAtDesk } from "#app/self-checks/desk/list-grids.server.ts";
import { changeRoundFields, roundFields, roundIn } from "#app/self-checks/desk/round-fields.ts";
import { RoundForm, type ShownRound } from "#app/self-checks/desk/round-form.tsx";
import { addRound, changeRound, endRound, listRoundsAtDesk } from "#app/self-checks/desk/rounds.server.ts";
import { versionPath } from "#app/self-checks/desk/version-path.ts";
import type { PointsRound } from "#app/self-checks/points/held-grids.server.ts";
import { pointSystemNames } from "#app/self-checks/points/point-systems.ts";
import { periodText } from "#app/self-checks/points/written-version.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/point-versions.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const [grids, rounds] = await Promise.all([listGridsAtDesk(member, new Date()), listRoundsAtDesk(member)]);
  return {
    versions: valueOrStatus(grids).map((listed) => shownVersion(listed, utcDay(new Date()))),
    rounds: valueOrStatus(rounds)
      .filter(({ endedAt }) => endedAt === null)
      .map(shownRound),
    mayEdit: mayEver(member.role, "edit_points"),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("edit_points"), (on) => ({
  add_round: on({
    schema: () => roundFields(new Date()),
    run: ({ fields, who: { member }, now }) => addRound({ member, round: roundIn(fields), now }),
  }),
  change_round: on({
    schema: () => changeRoundFields(new Date()),
    run: ({ fields: { round: id, seen, ...fields }, who: { member }, now }) =>
      changeRound({ member, id: Number(id), seen, round: roundIn(fields), now }),
  }),
  end_round: on({
    schema: z.object({ round: hidden, reason: reasonText }),
    run: ({ fields: { round: id, reason }, who: { member }, now }) =>
      endRound({ member, id: Number(id), reason, now }),
  }),
}));

const doneMessages: Record<string, string> = {
  add_round: "The round is on the list, and on the check’s page within a second.",
  change_round: "The row is changed.",
  end_round: "The round is off the list.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Point systems");

const states = { counts: "Counts now", to_come: "To come", earlier: "Earlier", draft: "Draft" };

function shownVersion({ grid, state, hasDraft }: ListedGrid, today: string) {
  const { id, name, system, superseded, sources, inForce } = grid;
  const ended = state === "counts" && (superseded !== null || (inForce.to ?? today) < today);
  const since = periodText(inForce) ?? "No day is known.";
  const [source] = sources;
  return {
    id,
    version: { text: name, href: versionPath(id) },
    system: pointSystemNames[system],
    inForce: (inForce.from ?? "") > today ? `From ${writtenDate(inForce.from ?? "")} on.` : since,
    state: {
      text: states[state],
      badge: ended ? "Newer rules are in force" : null,
      note: hasDraft ? "With a draft of a correction" : null,
    },
    source: { text: source?.name ?? "", note: source ? `As of ${writtenDate(source.asOf)}` : null },
  };
}

function shownRound(round: PointsRound): ShownRound {
  const { id, system, heldOn, name, lowest, invited, sourceName, sourceUrl, asOf, updatedAt } = round;
  return {
    id: String(id),
    system,
    heldOn,
    name,
    lowest: String(lowest),
    invited: invited === null ? "" : String(invited),
    sourceName,
    sourceUrl,
    asOf,
    seen: updatedAt.toISOString(),
  };
}

function rowOf({ id, system, heldOn, name, lowest, invited, sourceName, sourceUrl, asOf }: ShownRound) {
  return {
    id,
    day: writtenDate(heldOn),
    name: { text: name, note: pointSystemNames[system] },
    lowest: { text: lowest, note: invited === "" ? null : `${invited} invited` },
    source: { text: sourceName, href: sourceUrl, note: `As of ${writtenDate(asOf)}` },
  };
}

export default function PointVersions({ loaderData }: Route.ComponentProps) {
  const { versions, rounds, mayEdit, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Point systems"
        intro="What the self-checks count by. Each version has its days and its sources; open one to change its cells, or to make the next from it."
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <AnswerSummary success={success} />
      <DataTable
        label="Versions"
        columns={{
          version: "Version",
          system: "System",
          inForce: "In force",
          state: "State",
          source: "First source",
        }}
        rows={versions}
        empty="There are no versions."
      />
      <section className="stack-4" aria-labelledby="rounds-heading">
        <h2 id="rounds-heading">Cut-offs</h2>
        <p className="measure">
          Rounds of invitations with their lowest score, each with its source and its day. The newest six are
          shown with a result. Without any, the page says that we have none.
        </p>
        <DataTable
          label="Cut-offs"
          columns={{
            day: "Held on",
            name: "Who was invited",
            lowest: "Lowest score",
            source: "Source",
            actions: mayEdit && "What to do",
          }}
          rows={rounds.map((round) => ({
            ...rowOf(round),
            actions: mayEdit && <RoundActions key={round.seen} round={round} />,
          }))}
          empty="No round is listed."
        />
        {mayEdit && <AddRound />}
      </section>
    </div>
  );
}

function AddRound() {
  return (
    <Disclosure summary="Add a round" open={useIsRefused("add_round")}>
      <RoundForm round={null} />
    </Disclosure>
  );
}

function RoundActions({ round }: { round: ShownRound }) {
  const about = { round: round.id };
  return (
    <>
      <Disclosure summary="Change" open={useIsRefused("change_round", about)}>
        <RoundForm round={round} />
      </Disclosure>
      <ReasonForm intent="end_round" about={about} label="Take Off the List">
        No page shows it any more. The row stays in the log.
      </ReasonForm>
    </>
  );
}
