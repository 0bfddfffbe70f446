import { href } from "react-router";
import { z } from "zod";

import { listServiceRecords } from "#app/catalog/desk/edit-service.server.ts";
import { moveService } from "#app/catalog/desk/move-service.server.ts";
import { listServicesAndDrafts } from "#app/catalog/find-service.server.ts";
import { needs } from "#app/catalog/needs.ts";
import type { SaleTerms } from "#app/catalog/sale-terms.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { mayEver } from "#app/desk/permissions.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/services.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const [records, services] = await Promise.all([listServiceRecords(member), listServicesAndDrafts()]);
  const recordOf = new Map(valueOrStatus(records).map((record) => [record.text.slug, record]));
  const rows = services.flatMap(({ slug }) => {
    const record = recordOf.get(slug);
    if (!record) return [];
    const { text, sale, isEdited, template, updatedAt } = record;
    return {
      id: slug,
      need: rulesOf(slug).need,
      service: { text: text.heading, href: href("/staff/catalogue/services/:slug", { slug }) },
      sale: saleNow(sale),
      text: template ? "Your own" : isEdited ? "Edited" : "As shipped",
      questions: String(text.faqs.length),
      changed: shortTime(updatedAt, member.timeZone),
    };
  });
  return {
    timeZone: member.timeZone,
    groups: needs.map(({ need, heading }) => ({
      need,
      heading,
      rows: rows.filter((row) => row.need === need),
    })),
    mayMove: mayEver(member.role, "change_sale"),
    mayMake: mayEver(member.role, "make_service"),
    success: url.searchParams.has("done") ? "The order is changed. Pages have it within a second." : null,
  };
}

function saleNow({ isDraft, pause }: SaleTerms) {
  if (isDraft) return { text: "Draft", tone: "harbour" as const };
  return pause ? { text: "Paused", tone: "warning" as const } : "On sale";
}

export const action = formAction(asStaff("change_sale"), (on) => ({
  move_up: on({
    schema: movedFields,
    run: ({ fields: { slug }, who: { member }, now }) => moveService({ member, slug, direction: "up", now }),
  }),
  move_down: on({
    schema: movedFields,
    run: ({ fields: { slug }, who: { member }, now }) =>
      moveService({ member, slug, direction: "down", now }),
  }),
}));

const movedFields = z.object({ slug: hidden });

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Services");

const columns = {
  service: "Service",
  sale: "Sale",
  text: "Words",
  questions: "Questions",
  changed: "Changed",
};

export default function Services({ loaderData }: Route.ComponentProps) {
  const { timeZone, groups, mayMove, mayMake, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Services"
        intro={`What each service’s page says, and whether it is sold. In the order of the lists. Times are those of ${timeZone}.`}
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
        actions={mayMake && <LinkButton to={href("/staff/catalogue/services/new")}>New Service</LinkButton>}
      />
      <AnswerSummary success={success} />
      {groups.map(({ need, heading, rows }) => (
        <section key={need} aria-labelledby={`need-${need}`}>
          <h2 id={`need-${need}`}>{heading}</h2>
          <DataTable
            label={heading}
            columns={{ ...columns, actions: mayMove && "Order" }}
            rows={rows.map(({ need: _need, ...row }, at) => ({
              ...row,
              actions: mayMove && (
                <MoveForm
                  slug={row.id}
                  name={row.service.text}
                  first={at === 0}
                  last={at === rows.length - 1}
                />
              ),
            }))}
            empty="There are no services."
          />
        </section>
      ))}
    </div>
  );
}

type MoveFormProps = { slug: string; name: string; first: boolean; last: boolean };

function MoveForm({ slug, name, first, last }: MoveFormProps) {
  return (
    <PostForm intent={["move_up", "move_down"]} about={{ slug }} className="row">
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
