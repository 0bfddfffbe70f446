import { Link } from "react-router";

import { CatalogueLinkForm } from "#app/payment-links/desk/catalogue-link-form.tsx";
import { ChooseForm } from "#app/payment-links/desk/choose-form.tsx";
import { CustomLinkForm } from "#app/payment-links/desk/custom-link-form.tsx";
import { linksPath, newLinkPath } from "#app/payment-links/link-labels.ts";
import { loadNewLink } from "#app/payment-links/desk/load-new-link.server.ts";
import {
  chooseFields,
  customFields,
  goodsFields,
  makeFields,
} from "#app/payment-links/desk/new-link-fields.ts";
import {
  chooseGoods,
  makeCustom,
  makeFromCatalogue,
  showPrice,
} from "#app/payment-links/desk/take-new-link.server.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { done } from "#app/platform/outcome.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";

import type { Route } from "./+types/new-link.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "make_link");
  return { view: await loadNewLink(member, url, new Date()) };
}

export const action = formAction(asStaff("make_link"), (on) => ({
  choose: on({
    schema: chooseFields,
    run: async ({ fields, who: { member } }) => leadTo(await chooseGoods(fields, member), itself),
  }),
  show: on({
    schema: goodsFields,
    run: ({ fields, url }) => leadTo(done(showPrice(fields, url)), itself),
  }),
  make: on({
    schema: makeFields,
    run: async ({ fields, who: { member }, url, now }) =>
      leadTo(await makeFromCatalogue(fields, { member, url, now }), itself),
  }),
  make_custom: on({
    schema: customFields,
    run: async ({ fields, who: { member }, url, now }) =>
      leadTo(await makeCustom(fields, { member, url, now }), itself),
  }),
}));

const itself = (address: string) => address;

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("New payment link");

export default function NewLink({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData;
  const other = useRefusedForm()?.details?.["linkId"];
  const isFirst = view.step === "choose";
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="New payment link"
        intro={isFirst ? "For whom it is, and what is paid by it." : undefined}
        back={
          isFirst
            ? { to: linksPath, label: "Payment links" }
            : { to: newLinkPath, label: "Another customer or service" }
        }
      />
      <AnswerSummary />
      {typeof other === "string" && (
        <p>
          <Link to={`${linksPath}/${other}`}>See that link</Link>
        </p>
      )}
      {view.step === "choose" && <ChooseForm view={view} />}
      {view.step === "catalogue" && <CatalogueLinkForm view={view} />}
      {view.step === "custom" && <CustomLinkForm view={view} />}
    </div>
  );
}
