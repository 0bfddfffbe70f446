import { z } from "zod";

import { PriceLines } from "#app/checkout/purchase-box/price-panel.tsx";
import { withdrawLinkAtDesk } from "#app/payment-links/desk/withdraw-link-at-desk.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { CopyField } from "#app/payment-links/copy-field.tsx";
import { FactList } from "#app/desk/fact-list.tsx";
import { linksPath, linkStateTones } from "#app/payment-links/link-labels.ts";
import { loadLink } from "#app/payment-links/desk/load-link.server.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { Badge } from "#app/ui/badge.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import { reasonText } from "#app/desk/reason.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";

import type { Route } from "./+types/one-link.ts";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_links");
  return {
    link: await loadLink(member, params.linkId, new Date()),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("withdraw_link"), (on) => ({
  withdraw: on({
    schema: z.object({ reason: reasonText }),
    run: ({ fields: { reason }, who: { member }, params: { linkId = "" }, now }) =>
      withdrawLinkAtDesk({ member, linkId, reason, now }),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Payment link, ${loaderData.link.heading}` : "Payment link";
  return unlistedPage(title, matches);
}

const doneMessages: Record<string, string> = {
  made: "The link is made. Send its address to the person who will pay.",
  mailed: "The link is made, and is on its way to the customer by email.",
  withdraw: "The link is withdrawn. Nobody can pay with it any more.",
};

export default function OneLink({ loaderData }: Route.ComponentProps) {
  const { link, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title={link.heading}
        intro={link.choices || undefined}
        back={{ to: linksPath, label: "Payment links" }}
      />
      <AnswerSummary success={success} />
      <p>
        <Badge tone={linkStateTones[link.state]}>{link.stateLabels}</Badge>
      </p>
      {link.description && <p className="keep-lines measure">{link.description}</p>}
      {link.address && (
        <section className={styles.item} aria-labelledby="address-heading">
          <h2 id="address-heading">Address</h2>
          <p>Whoever has it can see what is sold and pay for it. The order is the customer’s.</p>
          <CopyField label="Address of the link" value={link.address} />
        </section>
      )}
      {link.view && (
        <section className={styles.item} aria-labelledby="price-heading">
          <h2 id="price-heading">Price today</h2>
          <PriceLines quote={link.view.quote} />
          <Offers view={link.view} />
        </section>
      )}
      <FactList facts={link.facts} />
      {link.withdrawable && (
        <ReasonForm intent="withdraw" label="Withdraw this link">
          After that nobody can pay with it, and it cannot be reopened. You can make a new one.
        </ReasonForm>
      )}
    </div>
  );
}

type View = NonNullable<Route.ComponentProps["loaderData"]["link"]["view"]>;

/** What each gateway would charge in all. */
function Offers({ view: { offers, quote } }: { view: View }) {
  if (offers.length === 0) return <p>Online payment in {quote.currency} is not available at the moment.</p>;
  return (
    <FigureList size="small">
      {offers.map(({ gateway, name, totalWithFee }) => (
        <FigureLine key={gateway} label={`In all by ${name}`}>
          {formatMoney(totalWithFee, quote.currency)}
        </FigureLine>
      ))}
    </FigureList>
  );
}
