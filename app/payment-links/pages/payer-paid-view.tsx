import type { PaidPage } from "#app/payment-links/pages/link-page-data.ts";
import styles from "#app/payment-links/pages/payment-link.module.css";
import { PayerFields } from "#app/payment-links/payer-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { ReceiptView } from "#app/receipts/receipt-view.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

/** The confirmation of who has paid for somebody else. */
export function PayerPaidView({ page }: { page: PaidPage }) {
  const { customerName, amount, refunded, sentTo, printed } = page;
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading
        title={
          <>
            Thank you. <span className="one-piece">You paid {amount}.</span>
          </>
        }
        intro={`We’ve told ${customerName} by email that it is paid. You don’t need to do anything.`}
      />
      <AnswerSummary />
      {refunded && (
        <Alert announce={false}>
          {refunded} It went back to the card or account you paid with. Your bank may take some days to show
          it.
        </Alert>
      )}
      <div className={`stack-6 ${styles.columns}`}>
        <ReceiptView receipt={printed} />
        <section className={`card stack-4 ${styles.panel}`} aria-labelledby="receipt-heading">
          <h2 id="receipt-heading" className="step-2">
            Your receipt
          </h2>
          {sentTo ? (
            <p>We’re sending it to {sentTo}, as a PDF.</p>
          ) : (
            <PostForm intent="receipt" reloadDocument className="stack-4">
              <p>We can send it to you as a PDF. You don’t need an account.</p>
              <PayerFields customerName={customerName} name={page.payerName} />
              <SubmitButton variant="action">Email My Receipt</SubmitButton>
            </PostForm>
          )}
        </section>
      </div>
    </div>
  );
}
