import { SectionView } from "#app/content/section-view.tsx";
import type { PageData } from "#app/content/page-content.ts";
import type { Section } from "#app/content/section.ts";
import type { ServiceRules } from "#app/catalog/service-rules.ts";
import type { PaymentDialogData } from "#app/checkout/payment-dialog-data.ts";
import { PaymentDialog } from "#app/checkout/payment-dialog.tsx";
import type { BuyResult, PurchaseBoxData } from "#app/checkout/purchase-box-data.ts";
import { PurchaseBox } from "#app/checkout/purchase-box.tsx";
import { formatMoney } from "#app/money/format.ts";
import { ChatBox, TestimonialBox } from "#app/routes/pages/service/side-boxes.tsx";
import styles from "#app/routes/pages/service/service-page.module.css";
import { PageHeading } from "#app/ui/page-heading.tsx";

export type ServicePageData = {
  slug: string;
  heading: string;
  intro: string;
  sections: Section[];
  pageData: PageData;
  display: ServiceRules["display"];
  box: (Omit<PurchaseBoxData, "buy"> & { buy: Omit<PurchaseBoxData["buy"], "result"> }) | null;
  /** Why there is nothing to buy here, for a service that is not sold online. */
  notSold: { tone: "danger" | "plain"; words: string } | null;
  payment: PaymentDialogData | null;
  premium: boolean;
  signedIn: boolean;
  chatHref: string;
  logInHref: string;
};

/** Words on the left, the Start Now box beside them; one column where the right column is hidden (spec section 2). */
export function ServicePage({ page, result }: { page: ServicePageData; result: BuyResult | null }) {
  const { display } = page;
  const box = page.box && (
    <PurchaseBox data={{ ...page.box, buy: { ...page.box.buy, result } }} beside={display.rightColumn} />
  );
  const chat = display.chatBox && (
    <ChatBox signedIn={page.signedIn} chatHref={page.chatHref} logInHref={page.logInHref} />
  );
  return (
    <article className={`page ${styles.page}`} data-columns={display.rightColumn ? 2 : 1}>
      <div className={styles.heading}>
        <PageHeading
          title={page.heading}
          intro={page.intro}
          back={{ to: "/service/", label: "All services" }}
        />
      </div>
      <div className={styles.main}>
        {page.notSold && (
          <p className={styles.notSold} data-tone={page.notSold.tone}>
            {page.notSold.words}
          </p>
        )}
        {!display.rightColumn && box}
        {page.sections.map((section) => (
          <SectionView key={section.id} section={section} data={page.pageData} />
        ))}
        <TestimonialBox slug={page.slug} premium={page.premium} />
        {!display.rightColumn && chat}
      </div>
      {display.rightColumn && (
        <aside className={styles.side} aria-label="Buy or ask">
          {box}
          {chat}
        </aside>
      )}
      {page.box && <SummaryBar box={page.box} />}
      {page.payment && <PaymentDialog data={page.payment} />}
    </article>
  );
}

/** On small screens the box is far down: a bar at the foot says the price and leads to it. */
function SummaryBar({ box }: { box: NonNullable<ServicePageData["box"]> }) {
  const { view } = box;
  return (
    <div className={styles.bar}>
      <span className={styles.barPrice}>
        {view && (
          <>
            {box.priceIsFrom && "from "}
            {formatMoney(view.quote.price, view.quote.currency)}
            {view.offers[0] && (
              <span className={styles.barAllIn}>
                {formatMoney(view.offers[0].allIn, view.quote.currency)} in all
              </span>
            )}
          </>
        )}
      </span>
      <a className={styles.barLink} href="#start-now">
        Choose and buy
      </a>
    </div>
  );
}
