import { href } from "react-router";

import styles from "#app/service-page/testimonial-box.module.css";
import { Button, LinkButton } from "#app/ui/button.tsx";

/** Spec section 2: only customers who have bought a service. */
export function TestimonialBox({ slug, premium }: { slug: string; premium: boolean }) {
  return (
    <section className={`stack-3 ${styles.box}`} aria-labelledby="write-heading">
      <h2 id="write-heading" className="step-1">
        Have you used this service?
      </h2>
      {premium ? (
        <LinkButton to={`${href("/service/publish-testimonial/:slug", { slug })}/`}>
          Write a Testimonial
        </LinkButton>
      ) : (
        <>
          <Button disabled aria-describedby="testimonial-why">
            Write a Testimonial
          </Button>
          <p id="testimonial-why" className="note">
            You cannot publish testimonials because you have not purchased any services yet.
          </p>
        </>
      )}
    </section>
  );
}
