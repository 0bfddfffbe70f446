import type { Testimonial } from "#app/content/page-content.ts";
import styles from "#app/content/sections/testimonial-card.module.css";
import { firstCharacter } from "#app/platform/plain-text.ts";
import { StarRating } from "#app/ui/fields/star-rating.tsx";

type TestimonialCardProps = { testimonial: Testimonial; showStars: boolean };

const longLength = 320;
const lineLength = 30;

export function TestimonialCard({ testimonial, showStars }: TestimonialCardProps) {
  const { username, details, path, about, answer } = testimonial;
  const stars = showStars ? 5 : testimonial.stars;
  return (
    <figure className={`card stack-4 ${styles.card}`}>
      {stars && <StarRating stars={stars} />}
      {isLong(details) ? (
        <div
          className={styles.scroll}
          role="group"
          aria-label={`${username}: ${Array.from(details).slice(0, 40).join("")}…`}
          tabIndex={0}
        >
          <blockquote className={styles.details} dir="auto" data-long="">
            {details}
          </blockquote>
        </div>
      ) : (
        <blockquote className={styles.details} dir="auto">
          {details}
        </blockquote>
      )}
      {answer && (
        <div className={styles.answer}>
          <p className="note">Our answer</p>
          <p className={styles.words} dir="auto">
            {answer}
          </p>
        </div>
      )}
      <figcaption className={`note ${styles.person}`}>
        {path === null ? (
          <span className={styles.initial} aria-hidden="true">
            {firstCharacter(username)}
          </span>
        ) : (
          <img className={styles.picture} src={path} alt="" width="40" height="40" loading="lazy" />
        )}
        <span className={styles.name}>
          <bdi>{username}</bdi>
          {about && <span className={styles.about}>About: {about}</span>}
        </span>
      </figcaption>
    </figure>
  );
}

function isLong(details: string): boolean {
  return details.length + (details.split("\n").length - 1) * lineLength > longLength;
}
