import { href, Link } from "react-router";

import { editFact, findFactAtDesk, previewFact, resetFact } from "#app/catalog/desk/edit-facts.server.ts";
import { savedFactFields, shippedFactFields } from "#app/catalog/desk/fact-fields.ts";
import { FactForm } from "#app/catalog/desk/fact-form.tsx";
import { drawFactPreview, type FactPreview } from "#app/catalog/desk/preview-fact.server.ts";
import { textsSaying } from "#app/catalog/desk/texts-saying.server.ts";
import { shippedFacts } from "#app/catalog/shipped-facts.ts";
import { DrawnSection } from "#app/content/drawn-section.tsx";
import { claimFact } from "#app/content/claim-facts.ts";
import { claimIds } from "#app/content/claims.ts";
import { factKindNames, factNow } from "#app/content/facts.ts";
import { nameActors } from "#app/desk/list-people.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { usePreview } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/fact.ts";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const { fact, history } = valueOrStatus(await findFactAtDesk(member, params.fact));
  const names = await nameActors(history.map(({ approvedBy }) => approvedBy));
  const [newest] = history;
  const now = factNow(fact, newest);
  const values = new Set([fact.value, now.value, ...history.map(({ value }) => value ?? "")]);
  return {
    title: fact.label,
    kind: factKindNames[fact.kind],
    places: [...new Set(fact.places.map(({ path }) => path)), ...(fact.onComparison ? ["/visas/"] : [])],
    alsoSaid: await textsSaying(new Set(fact.places.map(({ page }) => page)), [...values]),
    form: {
      seen: String(newest?.id ?? ""),
      value: now.value,
      sentence: now.sentence,
      sourceName: now.source?.name ?? "",
      sourceUrl: now.source?.url ?? "",
      asOf: now.asOf ?? "",
      reviewBy: newest?.reviewBy ?? "",
      isHidden: newest?.isHidden ?? false,
    },
    claim: claimIds.find((id) => claimFact(id).id === fact.id) ?? null,
    isShipped: newest === undefined,
    history: history.map((version) => ({
      id: String(version.id),
      when: shortTime(version.approvedAt, member.timeZone),
      who: names.get(version.approvedBy) ?? version.approvedBy,
      said: [version.value ?? "As shipped", version.sentence, version.isHidden && "Hidden"]
        .filter(Boolean)
        .join(". "),
      source: version.sourceName ?? "As shipped",
      why: version.reason,
    })),
    mayEdit: mayEver(member.role, "edit_facts"),
  };
}

export const action = formAction(asStaff("edit_facts"), (on) => ({
  preview: on({
    schema: savedFactFields.partial({ reason: true }),
    async run({ fields, who: { member }, params: { fact = "" }, url, request, now }) {
      const previewed = previewFact(member, fact, fields);
      const placed = shippedFacts().get(fact);
      if (!previewed.ok || !placed) return previewed;
      return { preview: await drawFactPreview(placed, previewed.value, { url, request, now }) };
    },
  }),
  save: on({
    schema: savedFactFields,
    run: async ({ fields, who: { member }, params: { fact: id = "" }, now }) =>
      leadTo(await editFact({ member, id, fields, now }), () => "/staff/catalogue/facts?done=save"),
  }),
  reset: on({
    schema: shippedFactFields,
    run: async ({ fields, who: { member }, params: { fact: id = "" }, now }) =>
      leadTo(await resetFact({ member, id, ...fields, now }), () => "/staff/catalogue/facts?done=reset"),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedPage(loaderData?.title ?? "Fact", matches);
}

export default function Fact({ loaderData }: Route.ComponentProps) {
  const { title, kind, places, alsoSaid, form, claim, isShipped, history, mayEdit } = loaderData;
  const preview = usePreview<FactPreview>();
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading title={title} intro={kind} back={{ to: href("/staff/catalogue/facts"), label: "Facts" }} />
      <AnswerSummary />
      <p>
        It stands on{" "}
        {places.map((path, at) => (
          <span key={path}>
            {at > 0 && ", "}
            <Link to={path}>{path}</Link>
          </span>
        ))}
        .
      </p>
      {claim && (
        <p>
          <Link to={href("/staff/catalogue/claims/:claim", { claim })}>Its proof</Link> is kept with the
          claims.
        </p>
      )}
      {alsoSaid.length > 0 && <AlsoSaid texts={alsoSaid} />}
      {preview && <Preview preview={preview} />}
      {mayEdit ? (
        <FactForm fact={form} />
      ) : (
        <p className="measure">{[form.value, form.sentence].join(" ")}</p>
      )}
      {mayEdit && !isShipped && (
        <ReasonForm intent="reset" about={{ seen: form.seen }} label="Take the shipped words back">
          Value, source and days are again those that came with the program, and it is shown.
        </ReasonForm>
      )}
      <section aria-labelledby="history">
        <h2 id="history">History</h2>
        <DataTable
          label="History"
          columns={{ when: "Approved", who: "By", said: "What it said", source: "Source", why: "Why" }}
          rows={history}
          empty="It is as shipped."
        />
      </section>
    </div>
  );
}

type AlsoSaidProps = { texts: Route.ComponentProps["loaderData"]["alsoSaid"] };

function AlsoSaid({ texts }: AlsoSaidProps) {
  return (
    <Alert tone="warning" announce={false}>
      <p>These texts repeat a figure of it. Change them there too:</p>
      <ul>
        {texts.map(({ slug, said }) => (
          <li key={`${slug} ${said}`}>
            <Link to={href("/staff/catalogue/services/:slug", { slug })}>{slug}</Link>: “{said}”
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Preview({ preview: { pages } }: { preview: FactPreview }) {
  return (
    <section aria-label="Preview" className="stack-6">
      <Alert tone="info">Nothing is saved yet. This is how each page would show it.</Alert>
      {pages.map(({ path, sections }) => (
        <div key={path} className="stack-4">
          <p className="note">{path}</p>
          {sections.length === 0 && <p>The section would be gone.</p>}
          {sections.map((section, at) => (
            <DrawnSection key={at} section={section} />
          ))}
        </div>
      ))}
    </section>
  );
}
