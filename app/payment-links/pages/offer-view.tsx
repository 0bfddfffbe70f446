import { NextActions } from "#app/checkout/pay/next-actions.tsx";
import { Form } from "react-router";

import { ChoiceFieldView } from "#app/checkout/purchase-box/choice-field-view.tsx";
import { CountryForm } from "#app/checkout/purchase-box/currency-form.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { opensPayment } from "#app/checkout/pay/opens-payment.ts";
import { PaymentDialog } from "#app/checkout/pay/payment-dialog.tsx";
import type { OfferPage, PaidAs } from "#app/payment-links/pages/link-page-data.ts";
import { OwnLinkList } from "#app/payment-links/pages/own-link-list.tsx";
import styles from "#app/payment-links/pages/payment-link.module.css";
import { SoldBox } from "#app/payment-links/pages/sold-box.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { ReservedSpace } from "#app/ui/loading/reserved-space.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function OfferView({ page }: { page: OfferPage }) {
  const { sold, own, dialog } = page;
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading
        title={`Pay for ${sold.heading}`}
        intro="What you are buying, how the price is made up, and the total."
        back={{ to: page.servicePath, label: sold.heading }}
      />
      <AnswerSummary />
      {page.problem && <Refused page={page} text={page.problem} />}
      <div className={`stack-6 ${styles.columns}`}>
        {!page.problem && (
          <SoldBox sold={shownSold(page)} view={page.view} shape={page.shape} notes={page.notes} />
        )}
        {!page.problem && <NextStep page={page} />}
      </div>
      {page.signedIn && <OwnLinkList own={own} />}
      {dialog && <PaymentDialog data={dialog} />}
    </div>
  );
}

function shownSold({ sold, missing }: OfferPage): OfferPage["sold"] {
  return missing.length > 0 ? { ...sold, text: "" } : sold;
}

function Refused({ page, text }: { page: OfferPage; text: string }) {
  if (page.notAvailable) {
    return (
      <p className={styles.notAvailable} role="alert">
        {text}
      </p>
    );
  }
  return (
    <Alert
      tone="danger"
      actions={
        <LinkButton to={page.servicePath} size="small">
          Choose on the service’s page
        </LinkButton>
      }
    >
      <p>{text} This link cannot be used to pay as it is.</p>
    </Alert>
  );
}

function NextStep({ page }: { page: OfferPage }) {
  if (page.paidAs !== null) return <Paid {...page.paidAs} />;
  if (page.missing.length > 0) return <MissingChoices page={page} />;
  return page.view ? <ToPay page={page} /> : <Currency page={page} />;
}

function Paid({ order, href }: PaidAs) {
  return (
    <Alert
      tone="success"
      announce={false}
      actions={<NextActions ways={[{ label: "See what happens next", href }]} />}
    >
      <p>This is paid. It is your order {order}, and nothing is left to pay.</p>
    </Alert>
  );
}

function ToPay({ page }: { page: OfferPage }) {
  const { signedIn, ask, own } = page;
  return (
    <section className={`card stack-4 ${styles.panel}`} aria-labelledby="pay-heading">
      <h2 id="pay-heading" className="step-2">
        Payment
      </h2>
      {signedIn ? (
        <>
          <LinkButton
            {...opensPayment}
            {...(!own.asked && { variant: "action" })}
            size="large"
            wide
            to={page.payHref}
            preventScrollReset
          >
            Buy Now
          </LinkButton>
          {ask && <AskSomeoneElse {...ask} />}
        </>
      ) : (
        <>
          <p className={styles.small}>After you log in, you come back here to pay.</p>
          <LinkButton variant="action" size="large" wide to={page.logInHref}>
            Log In To Pay
          </LinkButton>
          <LinkButton size="large" wide to={page.signUpHref}>
            Sign Up
          </LinkButton>
        </>
      )}
    </section>
  );
}

/** By the link that it asks for somebody else, such as a parent, can pay for the very same. */
function AskSomeoneElse({ action, fields }: NonNullable<OfferPage["ask"]>) {
  return (
    <PostForm intent="ask" action={action} reloadDocument>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton variant="quiet" size="small" wide>
        Ask someone else to pay
      </SubmitButton>
    </PostForm>
  );
}

function MissingChoices({ page: { missing, kept } }: { page: OfferPage }) {
  return (
    <Form method="get" className={`card stack-4 ${styles.panel}`} aria-label="Choices">
      <h2 className="step-2">Please choose first</h2>
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {missing.map((field) => (
        <ChoiceFieldView key={field.name} field={field} />
      ))}
      <Button type="submit" variant="action">
        Continue
      </Button>
    </Form>
  );
}

/** Scripts report the time zone, and the price follows. */
function Currency({ page }: { page: OfferPage }) {
  const { countries, here, zoneKnown, shape } = page;
  const question = (
    <section className={`card stack-4 ${styles.panel}`} aria-label="Currency">
      <CountryForm countries={countries} here={here} />
    </section>
  );
  if (zoneKnown) return question;
  return (
    <div>
      <noscript>{question}</noscript>
      {shape && (
        <ReservedSpace>
          <ToPay page={page} />
        </ReservedSpace>
      )}
    </div>
  );
}
