import type { Testimonial, TestimonialsState } from "#app/content/page-content.ts";
import type { TestimonialsSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import styles from "#app/content/sections/testimonials-section.module.css";
import { Icon } from "#app/ui/icons.tsx";

type TestimonialsSectionViewProps = {
  section: TestimonialsSection;
  testimonials: TestimonialsState;
  showStars: boolean;
};

export function TestimonialsSectionView({ section, testimonials, showStars }: TestimonialsSectionViewProps) {
  return (
    <SectionFrame section={section}>
      <Testimonials testimonials={testimonials} showStars={showStars} />
    </SectionFrame>
  );
}

/** Loading, empty, failed or there: the sentences are the specification's (section 8). */
function Testimonials({ testimonials, showStars }: Omit<TestimonialsSectionViewProps, "section">) {
  switch (testimonials.state) {
    case "loading":
      return (
        <p className={styles.state} role="status">
          Loading testimonials...
        </p>
      );
    case "failed":
      return (
        <p className={styles.failed} role="alert">
          <Icon name="danger" />
          Error loading testimonials: {testimonials.message}
        </p>
      );
    case "loaded":
      if (testimonials.testimonials.length === 0) {
        return <p className={styles.state}>No testimonials available.</p>;
      }
      return (
        <ul className={styles.list} role="list">
          {testimonials.testimonials.map((testimonial) => (
            <li className={styles.item} key={testimonial.id}>
              <Card testimonial={testimonial} showStars={showStars} />
            </li>
          ))}
        </ul>
      );
  }
}

function Card({ testimonial, showStars }: { testimonial: Testimonial; showStars: boolean }) {
  const { username, details, path } = testimonial;
  return (
    <figure className={styles.card}>
      {showStars && <Stars />}
      <blockquote className={styles.details}>{details}</blockquote>
      <figcaption className={styles.person}>
        {path === null ? (
          <span className={styles.initial} aria-hidden="true">
            {username.slice(0, 1)}
          </span>
        ) : (
          <img className={styles.picture} src={path} alt="" width="40" height="40" loading="lazy" />
        )}
        {username}
      </figcaption>
    </figure>
  );
}

/** The displayed rating is always five (spec section 3). */
function Stars() {
  return (
    <span className={styles.stars} role="img" aria-label="5 out of 5 stars">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" />
      ))}
    </span>
  );
}
