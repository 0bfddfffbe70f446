import { data, href } from "react-router";
import { z } from "zod";

import { AvatarField } from "#app/accounts/avatar/avatar-field.tsx";
import { avatarFormTooLarge } from "#app/accounts/avatar/avatar-file.ts";
import { avatarFields, readAvatarChange } from "#app/accounts/avatar/read-avatar-change.server.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import {
  changeShowcase,
  findShowcaseAtDesk,
  removeFromShowcase,
} from "#app/content/desk/edit-showcase.server.ts";
import { changedFields, showcaseNames, videoIn } from "#app/content/desk/showcase-fields.ts";
import { ShowcaseForm } from "#app/content/desk/showcase-form.tsx";
import { showcaseTitle } from "#app/content/desk/showcase-title.ts";
import { takeCounsellorPhoto } from "#app/content/desk/take-counsellor-photo.server.ts";
import { valuesOf } from "#app/content/desk/showcase-values.ts";
import { counsellorPhotoPath } from "#app/content/showcase/photo-path.ts";
import { isShowcaseKind, type ShowcaseKind } from "#app/content/showcase/showcase.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import { reasonText } from "#app/desk/reason.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { videoPlayerUrl } from "#app/platform/video-player.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/showcase-row.ts";

export async function loader({ context, url, params: { kind, id } }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  if (!isShowcaseKind(kind)) throw data(null, { status: 404 });
  const row = valueOrStatus(await findShowcaseAtDesk(member, { kind, id }));
  const services = kind === "videos" ? await listServices() : [];
  return {
    kind,
    listTitle: showcaseNames[kind].title,
    title: showcaseTitle(kind, row.data),
    form: { seen: row.updatedAt.toISOString(), values: valuesOf(kind, row.data, videoPlayerUrl()) },
    photo: row.photoFileId && counsellorPhotoPath(row.photoFileId),
    services: services.map(({ slug, heading }) => ({ value: slug, label: heading })),
    mayEdit: mayEver(member.role, "edit_showcase"),
    success: url.searchParams.has("done") ? "It is kept. Pages have it within a second." : null,
  };
}

export const action = formAction(
  asStaff("edit_showcase"),
  (on) => {
    const { admits, counsellors, destinations, videos } = changedFields(videoPlayerUrl());
    return {
      admits: on({
        schema: admits,
        run: ({ fields: { seen, ...fields }, params: { id = "" }, who: { member }, now }) =>
          changeShowcase({ member, kind: "admits", id, seen, data: fields, now }),
      }),
      counsellors: on({
        schema: counsellors,
        run: ({ fields: { seen, ...fields }, params: { id = "" }, who: { member }, now }) =>
          changeShowcase({ member, kind: "counsellors", id, seen, data: fields, now }),
      }),
      destinations: on({
        schema: destinations,
        run: ({ fields: { seen, ...fields }, params: { id = "" }, who: { member }, now }) =>
          changeShowcase({ member, kind: "destinations", id, seen, data: fields, now }),
      }),
      videos: on({
        schema: videos,
        run: ({ fields: { seen, ...fields }, params: { id = "" }, who: { member }, now }) =>
          changeShowcase({ member, kind: "videos", id, seen, data: videoIn(fields), now }),
      }),
      photo: on({
        schema: avatarFields,
        async run({ fields, params: { id = "" }, who: { member }, now }): Promise<Outcome<unknown>> {
          const change = await readAvatarChange(fields);
          return change.ok ? takeCounsellorPhoto({ member, id, change: change.value, now }) : change;
        },
      }),
      remove: on({
        schema: z.object({ reason: reasonText }),
        async run({ fields: { reason }, params, who: { member }, now }) {
          const kind = kindIn(params);
          const removed = await removeFromShowcase({ member, kind, id: params["id"] ?? "", reason, now });
          return leadTo(removed, () => `${href("/staff/catalogue/showcase/:kind", { kind })}?done=remove`);
        },
      }),
    };
  },
  { tooLarge: avatarFormTooLarge },
);

function kindIn({ kind = "" }: { kind?: string }): ShowcaseKind {
  if (!isShowcaseKind(kind)) throw data(null, { status: 404 });
  return kind;
}

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedPage(loaderData?.title ?? "Showcase", matches);
}

export default function ShowcaseRow({ loaderData }: Route.ComponentProps) {
  const { kind, listTitle, title, form, photo, services, mayEdit, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title={title}
        back={{ to: href("/staff/catalogue/showcase/:kind", { kind }), label: listTitle }}
      />
      <AnswerSummary success={success} />
      {mayEdit && <ShowcaseForm key={form.seen} kind={kind} row={form} services={services} />}
      {mayEdit && kind === "counsellors" && (
        <section aria-labelledby="photo-heading">
          <h2 id="photo-heading">Photo</h2>
          <PostForm
            intent="photo"
            reloadDocument
            encType="multipart/form-data"
            className={`stack-4 ${styles.form}`}
          >
            <AvatarField
              key={photo}
              current={photo}
              of={{ label: "Photo", alt: title, hint: "It is cut to a square and shown beside the profile." }}
            />
            <SubmitButton>Save the Photo</SubmitButton>
          </PostForm>
        </section>
      )}
      {mayEdit && (
        <ReasonForm intent="remove" label="Remove It">
          It goes from every page for good, with its picture.
        </ReasonForm>
      )}
      {!mayEdit && <ReadOnly values={form.values} />}
    </div>
  );
}

function ReadOnly({ values }: { values: Route.ComponentProps["loaderData"]["form"]["values"] }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === true ? "Yes" : value === false ? "No" : value}</dd>
        </div>
      ))}
    </dl>
  );
}
