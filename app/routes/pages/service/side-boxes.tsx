import styles from "#app/routes/pages/service/side-boxes.module.css";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icons.tsx";

/** The free chat: five minutes on WhatsApp. Visitors log in first. */
export function ChatBox({
  signedIn,
  chatHref,
  logInHref,
}: {
  signedIn: boolean;
  chatHref: string;
  logInHref: string;
}) {
  return (
    <section className={styles.box} aria-labelledby="chat-heading">
      <h2 id="chat-heading" className={styles.heading}>
        Free five-minute WhatsApp chat
      </h2>
      <p>Ask a counsellor whether this is the right service, before you pay for anything.</p>
      {signedIn ? (
        <LinkButton to={chatHref} target="_blank" rel="noreferrer" icon={<Icon name="chat" />}>
          Chat Now
        </LinkButton>
      ) : (
        <LinkButton to={logInHref}>Log In</LinkButton>
      )}
    </section>
  );
}

/** Only customers who have bought a service may write (spec section 2). */
export function TestimonialBox({ slug, premium }: { slug: string; premium: boolean }) {
  return (
    <section className={styles.testimonial} aria-labelledby="write-heading">
      <h2 id="write-heading" className={styles.heading}>
        Have you used this service?
      </h2>
      {premium ? (
        <LinkButton to={`/service/publish-testimonial/${slug}/`}>Write a Testimonial</LinkButton>
      ) : (
        <>
          <Button disabled aria-describedby="testimonial-why">
            Write a Testimonial
          </Button>
          <p id="testimonial-why" className={styles.why}>
            You cannot publish testimonials because you have not purchased any services yet.
          </p>
        </>
      )}
    </section>
  );
}
