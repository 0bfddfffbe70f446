import type { Testimonial } from "#app/content/page-content.ts";
import styles from "#app/content/sections/testimonial-card.module.css";
import { StarRating } from "#app/ui/star-rating.tsx";

type TestimonialCardProps = { testimonial: Testimonial; showStars: boolean };

/** Words of more characters scroll within the card on a phone, and are set smaller. */
const longLength = 320;

/** What a customer says, in their words, and who says it. */
export function TestimonialCard({ testimonial, showStars }: TestimonialCardProps) {
  const { username, details, path } = testimonial;
  return (
    <figure className={styles.card}>
      {showStars && <StarRating />}
      {details.length > longLength ? (
        <div
          className={styles.scroll}
          role="group"
          aria-label={`${username}: ${details.slice(0, 40)}…`}
          tabIndex={0}
        >
          <blockquote className={styles.details} data-long="">
            {details}
          </blockquote>
        </div>
      ) : (
        <blockquote className={styles.details}>{details}</blockquote>
      )}
      <figcaption className={styles.person}>
        {path === null ? (
          <span className={styles.initial} aria-hidden="true">
            {username.slice(0, 1)}
          </span>
        ) : (
          <img className={styles.picture} src={path} alt="" width="40" height="40" loading="lazy" />
        )}
        <span className={styles.name}>{username}</span>
      </figcaption>
    </figure>
  );
}
