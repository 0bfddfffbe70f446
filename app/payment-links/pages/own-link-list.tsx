import { CopyField } from "#app/payment-links/copy-field.tsx";
import type { OwnLink, OwnLinks } from "#app/payment-links/pages/link-page-data.ts";
import styles from "#app/payment-links/pages/payment-link.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function OwnLinkList({ own }: { own: OwnLinks }) {
  const { asked, billedTo, links, withdrawn } = own;
  const others = links.filter(({ id }) => id !== asked?.id);
  return (
    <>
      {asked && (
        <section className={`card stack-4 ${styles.panel}`} id="asked" aria-labelledby="asked-heading">
          <h2 id="asked-heading" className="step-2">
            Send this link to the person paying
          </h2>
          <p>
            They don’t need an account. They see your first name and initial, the service and its price, and
            pay by card or another platform. The order and its receipt are yours, and they get a receipt for
            the payment.
          </p>
          {billedTo && <p className={styles.words}>The receipt will be in the name of {billedTo}.</p>}
          <ShownLink link={asked} isNext />
        </section>
      )}
      {(others.length > 0 || withdrawn) && (
        <section
          className={`card stack-4 ${styles.panel}`}
          id="own-links"
          aria-labelledby="own-links-heading"
        >
          <h2 id="own-links-heading" className="step-2">
            Links you have sent
          </h2>
          {withdrawn && <Alert tone="success">The link is cancelled and can no longer be used to pay.</Alert>}
          {others.length > 0 && (
            <ul className={`stack-6 ${styles.links}`}>
              {others.map((link) => (
                <li key={link.id}>
                  <ShownLink link={link} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

function ShownLink({ link, isNext = false }: { link: OwnLink; isNext?: boolean }) {
  const { id, heading, text, address, whatsappHref, until } = link;
  return (
    <div className="stack-3">
      <p>
        <strong>{heading}</strong>
        {text && `, ${text}`}. <span className={styles.small}>Works until {until}.</span>
      </p>
      {address ? (
        <CopyField label="Address" value={address} />
      ) : (
        <p className={styles.small}>
          We can’t show its address again, but it still works for the person you sent it to.
        </p>
      )}
      <div className="row">
        {whatsappHref && (
          <LinkButton
            {...(isNext && { variant: "action" })}
            to={whatsappHref}
            target="_blank"
            rel="noreferrer"
            icon={<Icon name="chat" />}
          >
            Send by WhatsApp<span className="visually-hidden"> (in a new tab)</span>
          </LinkButton>
        )}
        <PostForm intent="cancel" about={{ link_id: id }} reloadDocument>
          <SubmitButton aria-label={`Cancel the link for ${heading}`}>Cancel</SubmitButton>
        </PostForm>
      </div>
    </div>
  );
}
