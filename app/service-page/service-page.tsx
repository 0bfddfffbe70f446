import { Fragment } from "react";

import { DrawnSection } from "#app/content/drawn-section.tsx";
import type { PageSection } from "#app/content/section.ts";
import type { ServiceRules } from "#app/catalog/service-rules.ts";
import { PaymentDialogOnDemand } from "#app/checkout/purchase-box/payment-dialog-on-demand.tsx";
import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";
import { PayButton } from "#app/checkout/purchase-box/buy-controls.tsx";
import {
  boxFormId,
  type BuyResult,
  type PurchaseBoxData,
} from "#app/checkout/purchase-box/purchase-box-data.ts";
import { PurchaseBox } from "#app/checkout/purchase-box/purchase-box.tsx";
import { useBoxNavigation } from "#app/checkout/purchase-box/use-box-navigation.tsx";
import { formatMoney } from "#app/money/format.ts";
import { type FormAnswer, isFormAnswer } from "#app/forms/form-answer.ts";
import { EligibilityBar } from "#app/service-page/eligibility-bar.tsx";
import styles from "#app/service-page/service-page.module.css";
import { splitAtBox } from "#app/service-page/split-at-box.ts";
import { BookedOnDemand, ChatAlertOnDemand } from "#app/bookings/chat-on-demand.tsx";
import type { ChatView } from "#app/bookings/booking-form-data.ts";
import { ChatBox } from "#app/service-page/side-boxes.tsx";
import { DrawnPart, type Drawn } from "#app/ui/drawn-part.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

type ServicePageData = {
  slug: string;
  heading: string;
  intro: string;
  sections: PageSection[];
  /** Of a page in one column. */
  index: Drawn | null;
  opening: Drawn | null;
  testimonialBox: { forCustomers: Drawn; forOthers: Drawn };
  eligibilityChatHref: string;
  display: ServiceRules["display"];
  box: (Omit<PurchaseBoxData, "buy"> & { buy: Omit<PurchaseBoxData["buy"], "result"> }) | null;
  notSold: string | null;
  /** Stands where the box would. */
  paused: string | null;
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
      {isChat && <ChatAlertOnDemand refused={refused} />}
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
  const hasBox = (page.box ?? page.paused) !== null;
  return (
    <div className={`stack-8 ${styles.columns}`} data-columns="2">
      <Heading page={page} />
      <aside className={`stack-6 ${styles.side}`} aria-label="Buy or ask">
        <Box page={page} result={result} />
        {!hasBox && <Chat page={page} />}
      </aside>
      <div className={styles.main}>
        {page.notSold && <p className={styles.notSold}>{page.notSold}</p>}
        {page.sections.map((section) => (
          <Fragment key={section.drawn.key}>
            <DrawnSection section={section} />
            {hasBox && section.kind === "about" && <Chat page={page} />}
          </Fragment>
        ))}
        <TestimonialBox page={page} />
      </div>
    </div>
  );
}

/** Visas. */
function OneColumn({ page, result }: ColumnsProps) {
  const { before, after } = splitAtBox(page.sections);
  return (
    <div className={`stack-8 ${styles.columns}`} data-columns="1">
      <Heading page={page} />
      {page.index && <DrawnPart drawn={page.index} />}
      <div className={styles.main}>
        {page.opening && <DrawnPart drawn={page.opening} />}
        {before.map((section) => (
          <DrawnSection key={section.drawn.key} section={section} />
        ))}
        {(page.box ?? page.paused) && (
          <div className={styles.boxBetween}>
            <Box page={page} result={result} />
          </div>
        )}
        {after.map((section) => (
          <DrawnSection key={section.drawn.key} section={section} />
        ))}
        <TestimonialBox page={page} />
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

function Box({ page: { box, paused, display }, result }: ColumnsProps) {
  if (paused !== null) return <PausedBox sentence={paused} />;
  return box && <PurchaseBox data={{ ...box, buy: { ...box.buy, result } }} beside={display.rightColumn} />;
}

function PausedBox({ sentence }: { sentence: string }) {
  return (
    <section className="card stack-3" id="start-now" aria-labelledby="paused-heading">
      <h2 id="paused-heading" className="step-2">
        Not on sale at the moment
      </h2>
      <p>{sentence}</p>
    </section>
  );
}

function Chat({ page: { display, chat, logInHref } }: Pick<ColumnsProps, "page">) {
  return display.chatBox && <ChatBox chat={chat} logInHref={logInHref} />;
}

function TestimonialBox({ page: { testimonialBox, premium } }: Pick<ColumnsProps, "page">) {
  return <DrawnPart drawn={premium ? testimonialBox.forCustomers : testimonialBox.forOthers} />;
}

function Foot({ page: { box, display, eligibilityChatHref } }: { page: ServicePageData }) {
  if (!box && !display.eligibilityBar) return null;
  return (
    <div className={styles.foot}>
      {display.eligibilityBar && <EligibilityBar chatHref={eligibilityChatHref} />}
      {box && <SummaryBar box={box} />}
    </div>
  );
}

function SummaryBar({ box }: { box: NonNullable<ServicePageData["box"]> }) {
  const { view } = box;
  const waiting = useBoxNavigation();
  return (
    <div className={`spread ${styles.bar}`}>
      <span className={styles.barPrice} data-old={waiting.repricing || undefined}>
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
      {view && !box.priceIsFrom && !box.coupon.problem ? (
        <PayButton form={boxFormId} buy={box.buy} waiting={waiting} />
      ) : (
        <a className={`text-link ${styles.barLink}`} href="#start-now">
          Choose options
        </a>
      )}
    </div>
  );
}
