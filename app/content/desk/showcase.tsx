import { data, href } from "react-router";

import { listServices } from "#app/catalog/find-service.server.ts";
import { addToShowcase, listShowcaseAtDesk, moveInShowcase } from "#app/content/desk/edit-showcase.server.ts";
import { addedFields, movedFields, showcaseNames, videoIn } from "#app/content/desk/showcase-fields.ts";
import { ShowcaseForm } from "#app/content/desk/showcase-form.tsx";
import { showcaseDetail, showcaseTitle } from "#app/content/desk/showcase-title.ts";
import { isShowcaseKind, type ShowcaseKind } from "#app/content/showcase/showcase.ts";
import { mayEver } from "#app/desk/permissions.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { videoPlayerUrl } from "#app/platform/video-player.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/showcase.ts";

export async function loader({ context, url, params: { kind } }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  if (!isShowcaseKind(kind)) throw data(null, { status: 404 });
  const rows = valueOrStatus(await listShowcaseAtDesk(member, kind));
  const services = kind === "videos" ? await listServices() : [];
  const done = url.searchParams.get("done");
  return {
    kind,
    ...showcaseNames[kind],
    rows: rows.map((row) => ({
      id: row.id,
      what: {
        text: showcaseTitle(kind, row.data),
        href: href("/staff/catalogue/showcase/:kind/:id", { kind, id: row.id }),
      },
      detail: showcaseDetail(kind, row.data),
      changed: shortTime(row.updatedAt, member.timeZone),
    })),
    services: services.map(({ slug, heading }) => ({ value: slug, label: heading })),
    mayEdit: mayEver(member.role, "edit_showcase"),
    success: done === null ? null : "It is kept. Pages have it within a second.",
  };
}

export const action = formAction(asStaff("edit_showcase"), (on) => {
  const { admits, counsellors, destinations, videos } = addedFields(videoPlayerUrl());
  const move = (direction: "up" | "down") =>
    on({
      schema: movedFields,
      run: ({ fields: { row: id }, params, who: { member }, now }) =>
        moveInShowcase({ member, kind: kindIn(params), id, direction, now }),
    });
  return {
    admits: on({
      schema: admits,
      run: ({ fields, who: { member }, now }) => addToShowcase({ member, kind: "admits", data: fields, now }),
    }),
    counsellors: on({
      schema: counsellors,
      run: ({ fields, who: { member }, now }) =>
        addToShowcase({ member, kind: "counsellors", data: fields, now }),
    }),
    destinations: on({
      schema: destinations,
      run: ({ fields, who: { member }, now }) =>
        addToShowcase({ member, kind: "destinations", data: fields, now }),
    }),
    videos: on({
      schema: videos,
      run: ({ fields, who: { member }, now }) =>
        addToShowcase({ member, kind: "videos", data: videoIn(fields), now }),
    }),
    move_up: move("up"),
    move_down: move("down"),
  };
});

function kindIn({ kind = "" }: { kind?: string }): ShowcaseKind {
  if (!isShowcaseKind(kind)) throw data(null, { status: 404 });
  return kind;
}

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedPage(loaderData?.title ?? "Showcase", matches);
}

export default function Showcase({ loaderData }: Route.ComponentProps) {
  const { kind, title, one, intro, rows, services, mayEdit, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading title={title} intro={intro} back={{ to: "/staff/catalogue", label: "Catalogue" }} />
      <AnswerSummary success={success} />
      <DataTable
        label={title}
        columns={{ what: "What", detail: "Details", changed: "Changed", actions: mayEdit && "Order" }}
        rows={rows.map((row, at) => ({
          ...row,
          actions: mayEdit && (
            <MoveForm row={row.id} name={row.what.text} first={at === 0} last={at === rows.length - 1} />
          ),
        }))}
        empty="Nothing is here yet. Until then pages show what is illustrative, and say so, or nothing."
      />
      {mayEdit && (
        <section aria-labelledby="add-heading">
          <h2 id="add-heading">Add {one}</h2>
          <ShowcaseForm kind={kind} row={null} services={services} />
        </section>
      )}
    </div>
  );
}

type MoveFormProps = { row: string; name: string; first: boolean; last: boolean };

function MoveForm({ row, name, first, last }: MoveFormProps) {
  return (
    <PostForm intent={["move_up", "move_down"]} about={{ row }} className="row">
      {!first && (
        <SubmitButton intent="move_up" variant="quiet" size="small" aria-label={`Move ${name} up`}>
          Up
        </SubmitButton>
      )}
      {!last && (
        <SubmitButton intent="move_down" variant="quiet" size="small" aria-label={`Move ${name} down`}>
          Down
        </SubmitButton>
      )}
    </PostForm>
  );
}
