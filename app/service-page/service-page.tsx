import { Fragment } from "react";

import { PageSectionView } from "#app/content/live-section.tsx";
import type { PageData } from "#app/content/page-content.ts";
import type { PageSection } from "#app/content/section.ts";
import type { ServiceRules } from "#app/catalog/service-rules.ts";
import { PaymentDialogOnDemand } from "#app/checkout/purchase-box/payment-dialog-on-demand.tsx";
import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";
import type { BuyResult, PurchaseBoxData } from "#app/checkout/purchase-box/purchase-box-data.ts";
import { PurchaseBox } from "#app/checkout/purchase-box/purchase-box.tsx";
import { useBoxNavigation } from "#app/checkout/purchase-box/use-box-navigation.tsx";
import { formatMoney } from "#app/money/format.ts";
import { type FormAnswer, isFormAnswer } from "#app/forms/form-answer.ts";
import { EligibilityBar } from "#app/service-page/eligibility-bar.tsx";
import { type IndexEntry, SectionIndex } from "#app/service-page/section-index.tsx";
import styles from "#app/service-page/service-page.module.css";
import { BookedOnDemand } from "#app/bookings/chat-on-demand.tsx";
import { ChatAlert } from "#app/bookings/chat-alert.tsx";
import type { ChatView } from "#app/bookings/booking-form-data.ts";
import { ChatBox, TestimonialBox } from "#app/service-page/side-boxes.tsx";
import { DrawnPart, type Drawn } from "#app/ui/drawn-part.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export type ServicePageData = {
  slug: string;
  heading: string;
  intro: string;
  sections: PageSection[];
  opening: Drawn | null;
  pageData: PageData;
  display: ServiceRules["display"];
  box: (Omit<PurchaseBoxData, "buy"> & { buy: Omit<PurchaseBoxData["buy"], "result"> }) | null;
  notSold: { tone: "danger" | "plain"; text: string } | null;
  payment: PaymentDialogData | null;
  premium: boolean;
  chat: ChatView | null;
  logInHref: string;
};

/** One column with an index where the right column is hidden (spec section 2). */
export function ServicePage({ page, result }: { page: ServicePageData; result: ServiceResult | null }) {
  const refused = isFormAnswer(result) ? result : null;
  const isChat = refused?.intent === "book_chat";
  const columns = { page, result: isFormAnswer(result) ? boxRefused(result, isChat) : result };
  return (
    <article className={`page ${styles.page}`}>
      {page.chat?.booked && <BookedOnDemand {...page.chat.booked} />}
      {isChat && <ChatAlert refused={refused} />}
      {page.display.rightColumn ? <TwoColumns {...columns} /> : <OneColumn {...columns} />}
      <Foot page={page} />
      {page.payment && <PaymentDialogOnDemand data={page.payment} />}
    </article>
  );
}

type ServiceResult = BuyResult | FormAnswer;

/** What was sent by the Start Now box made no sense: said beside its buttons. */
function boxRefused({ message, errors }: FormAnswer, isChat: boolean): BuyResult | null {
  const [atField = ""] = Object.values(errors);
  return isChat ? null : { kind: "failed", message: message ?? atField, attempt: "" };
}

type ColumnsProps = { page: ServicePageData; result: BuyResult | null };

/** Only what can be bought stays beside the text; the chat belongs where it is explained. */
function TwoColumns({ page, result }: ColumnsProps) {
  return (
    <div className={`stack-8 ${styles.columns}`} data-columns="2">
      <Heading page={page} />
      <aside className={`stack-6 ${styles.side}`} aria-label="Buy or ask">
        <Box page={page} result={result} />
        {!page.box && <Chat page={page} />}
      </aside>
      <div className={styles.main}>
        {page.notSold && (
          <p className={styles.notSold} data-tone={page.notSold.tone}>
            {page.notSold.text}
          </p>
        )}
        {page.sections.map((section) => (
          <Fragment key={section.id}>
            <PageSectionView section={section} data={page.pageData} />
            {page.box && section.kind === "about" && <Chat page={page} />}
          </Fragment>
        ))}
        <TestimonialBox slug={page.slug} premium={page.premium} />
      </div>
    </div>
  );
}

/** Visas: the offer comes before the eligibility question. */
function OneColumn({ page, result }: ColumnsProps) {
  const { sections, pageData } = page;
  const sold = sections.findIndex(({ kind }) => kind === "eligibility");
  const [before, after] = [sections.slice(0, Math.max(0, sold)), sections.slice(Math.max(0, sold))];
  const box: IndexEntry[] = page.box ? [{ id: "start-now", heading: "Start Now" }] : [];
  const shown = (section: PageSection) => section.kind !== "sign-up" || !pageData.signedIn;
  return (
    <div className={`stack-8 ${styles.columns}`} data-columns="1">
      <Heading page={page} />
      <div className={styles.index}>
        <SectionIndex entries={[...before, ...box, ...after.filter(shown)]} />
      </div>
      <div className={styles.main}>
        {page.opening && <DrawnPart drawn={page.opening} />}
        {before.map((section) => (
          <PageSectionView key={section.id} section={section} data={pageData} />
        ))}
        {page.box && (
          <div className={styles.boxBetween}>
            <Box page={page} result={result} />
          </div>
        )}
        {after.map((section) => (
          <PageSectionView key={section.id} section={section} data={pageData} />
        ))}
        <TestimonialBox slug={page.slug} premium={page.premium} />
        <Chat page={page} />
      </div>
    </div>
  );
}

function Heading({ page }: { page: ServicePageData }) {
  return (
    <div className={styles.heading}>
      <PageHeading
        title={page.heading}
        intro={page.intro}
        back={{ to: "/service/", label: "All services" }}
      />
    </div>
  );
}

function Box({ page: { box, display }, result }: ColumnsProps) {
  return box && <PurchaseBox data={{ ...box, buy: { ...box.buy, result } }} beside={display.rightColumn} />;
}

function Chat({ page: { display, chat, logInHref } }: Pick<ColumnsProps, "page">) {
  return display.chatBox && <ChatBox chat={chat} logInHref={logInHref} />;
}

function Foot({ page: { box, display, pageData } }: { page: ServicePageData }) {
  if (!box && !display.eligibilityBar) return null;
  return (
    <div className={styles.foot}>
      {display.eligibilityBar && <EligibilityBar chatHref={pageData.eligibilityChatHref} />}
      {box && <SummaryBar box={box} />}
    </div>
  );
}

function SummaryBar({ box }: { box: NonNullable<ServicePageData["box"]> }) {
  const { view } = box;
  const { repricing } = useBoxNavigation();
  return (
    <div className={`spread ${styles.bar}`}>
      <span className={styles.barPrice} data-old={repricing || undefined}>
        {view && (
          <>
            {box.priceIsFrom && "from "}
            {formatMoney(view.quote.price, view.quote.currency)}
            {view.offers[0] && (
              <span className={styles.barTotalWithFee}>
                {formatMoney(view.offers[0].totalWithFee, view.quote.currency)} in all
              </span>
            )}
          </>
        )}
      </span>
      <a className={`text-link ${styles.barLink}`} href="#start-now">
        Choose and buy
      </a>
    </div>
  );
}
