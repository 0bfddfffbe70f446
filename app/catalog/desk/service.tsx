import { Fragment } from "react";
import { data, href, Link } from "react-router";
import type { z } from "zod";

import { servicePath } from "#app/catalog/metadata.ts";
import { headingsOfAll } from "#app/catalog/find-service.server.ts";
import { isServiceSlug, templateOf } from "#app/catalog/find-service-slug.ts";
import { AboutSectionView } from "#app/content/sections/about-section.tsx";
import {
  editService,
  findServiceRecord,
  previewService,
  resetService,
} from "#app/catalog/desk/edit-service.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { utcDay } from "#app/platform/dates.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { SecondReaderForm } from "#app/catalog/desk/second-reader-form.tsx";
import { setSecondReader } from "#app/catalog/desk/set-second-reader.server.ts";
import { saleDone, saleIntents } from "#app/catalog/desk/sale-intents.server.ts";
import { SaleSection } from "#app/catalog/desk/sale-section.tsx";
import { saleView } from "#app/catalog/desk/sale-view.ts";
import { ServiceForm } from "#app/catalog/desk/service-form.tsx";
import { ServiceNow } from "#app/catalog/desk/service-now.tsx";
import { fieldsOf, type ServicePreview } from "#app/catalog/desk/service-form-view.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { ServiceTextFields } from "#app/catalog/service-text.ts";
import { takenOutText } from "#app/catalog/taken-out.server.ts";
import { readerFields, resetFields, serviceFields, textIn } from "#app/catalog/desk/service-fields.ts";
import { priceRowsOf, priceRowText } from "#app/pricing/price-book-rows.ts";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import { formAction } from "#app/forms/form-action.server.ts";
import { usePreview, useRefusedForm } from "#app/forms/post-form.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";

import type { Route } from "./+types/service.ts";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const { slug } = params;
  const found = await findServiceRecord(member, slug);
  if (!found.ok || !isServiceSlug(slug)) {
    throw data(null, { status: found.ok ? 404 : found.refusal.status });
  }
  const { text, updatedAt, isEdited, template, secondReader, sale } = found.value;
  return {
    slug,
    publicPath: sale.isDraft ? `${servicePath(slug)}?draft` : servicePath(slug),
    madeAfter: template && ((await headingsOfAll())[templateOf(slug)] ?? template),
    prices: priceRowsOf(slug).map(({ choice }) => ({
      label: priceRowText({ service: slug, choice }),
      to: href("/staff/catalogue/prices/:slug/:choice", { slug, choice }),
    })),
    fields: fieldsOf({ ...text, details: (await asMarks()).marksOfDetails(text.details) }),
    seen: updatedAt.toISOString(),
    changed: shortTime(updatedAt, member.timeZone),
    isEdited,
    secondReader,
    sale: saleView(slug, sale, utcDay(new Date())),
    mayChangeSale: mayEver(member.role, "change_sale"),
    seesLog: mayEver(member.role, "see_audit"),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("edit_service"), (on) => ({
  ...saleIntents(on),
  preview: on({
    schema: serviceFields,
    async run({ fields, who: { member }, params: { slug = "" } }) {
      const previewed = previewService(member, slug, await typedIn(fields));
      if (!previewed.ok) return previewed;
      const { text, takenOut } = previewed.value;
      return { preview: { html: text.details, takenOut: takenOutText(takenOut) } satisfies ServicePreview };
    },
  }),
  save: on({
    schema: serviceFields,
    run: async ({ fields, who: { member }, params: { slug = "" }, now }) =>
      editService({ member, slug, typed: await typedIn(fields), seen: fields.seen, now }),
  }),
  reader: on({
    schema: readerFields,
    run: ({ fields, who: { member }, params: { slug = "" }, now }) =>
      setSecondReader({ member, slug, isOn: fields.second_reader, now }),
  }),
  reset: on({
    schema: resetFields,
    run: ({ fields, who: { member }, params: { slug = "" }, now }) =>
      resetService({ member, slug, ...fields, now }),
  }),
}));

/** Only here, and its parser of HTML takes megabytes. */
const asMarks = () => import("#app/catalog/details-as-marks.server.ts");

async function typedIn(fields: z.output<typeof serviceFields>): Promise<ServiceTextFields> {
  const typed = textIn(fields);
  return { ...typed, details: (await asMarks()).detailsOfMarks(typed.details) };
}

const doneMessages: Record<string, string> = {
  ...saleDone,
  make: "The draft is made. Look at its page, write its texts, and put it on sale.",
  save: "The text is saved. It is on the public page within a second.",
  reader: "The setting is saved. It counts for what is delivered from now on.",
  reset: "The shipped words are back.",
};

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.fields.heading ?? "Service";
  return unlistedPage(title, matches);
}

export default function Service({ loaderData }: Route.ComponentProps) {
  const { slug, fields, seen, isEdited, madeAfter, success } = loaderData;
  const refused = useRefusedForm();
  const preview = usePreview<ServicePreview>();
  const isOlder =
    refused !== null && refused.message !== null && ["preview", "save"].includes(refused.intent);
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title={fields.heading}
        intro={`${madeAfter ? `Made after ${madeAfter}` : isEdited ? "Edited" : "As shipped"}, changed ${loaderData.changed}.`}
        back={{ to: "/staff/catalogue/services", label: "Services" }}
      />
      <AnswerSummary success={success} />
      {preview && (
        <section aria-label="Preview" className={`stack-4 ${styles.preview}`}>
          <Alert tone="info">{preview.takenOut} Nothing is saved yet.</Alert>
          <AboutSectionView
            section={{ kind: "about", id: "preview", heading: "About Service", html: preview.html }}
          />
        </section>
      )}
      <SaleSection sale={loaderData.sale} mayChange={loaderData.mayChangeSale} />
      <ServiceForm fields={fields} seen={seen} />
      {isOlder && <ServiceNow fields={fields} />}
      <SecondReaderForm isOn={loaderData.secondReader} />
      {isEdited && !madeAfter && (
        <ReasonForm intent="reset" about={{ seen }} label="Take Back the Shipped Words">
          Everything above becomes what came with the site, and later versions of it may change it again.
        </ReasonForm>
      )}
      <p>
        Prices:{" "}
        {loaderData.prices.map(({ label, to }, at) => (
          <Fragment key={to}>
            {at > 0 && " · "}
            <Link to={to}>{label}</Link>
          </Fragment>
        ))}
      </p>
      <p>
        <Link to={loaderData.publicPath}>{loaderData.sale.isDraft ? "See its page" : "The public page"}</Link>
        {" · "}
        <Link to={href("/staff/catalogue/services/:slug/work", { slug })}>Form and plan</Link>
        {loaderData.seesLog && (
          <>
            {" · "}
            <Link to={`${href("/staff/audit")}?to=service:${slug}`}>What was changed, and by whom</Link>
          </>
        )}
      </p>
    </div>
  );
}
