import type { TestimonialsState } from "#app/content/page-content.ts";
import type { TestimonialsSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { TestimonialCard } from "#app/content/sections/testimonial-card.tsx";
import styles from "#app/content/sections/testimonials-section.module.css";
import { Carousel } from "#app/ui/carousel.tsx";
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
        <Carousel
          label="Testimonials"
          noun="testimonial"
          ends="wrap"
          slides={testimonials.testimonials.map((testimonial) => ({
            id: testimonial.id,
            content: <TestimonialCard testimonial={testimonial} showStars={showStars} />,
          }))}
        />
      );
  }
}
