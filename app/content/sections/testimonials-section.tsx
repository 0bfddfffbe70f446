import type { TestimonialsState } from "#app/content/page-content.ts";
import type { TestimonialsSection } from "#app/content/section.ts";
import { FailedTestimonials, LoadingTestimonials } from "#app/content/sections/failed-testimonials.tsx";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { TestimonialCard } from "#app/content/sections/testimonial-card.tsx";
import { Carousel } from "#app/ui/carousel.tsx";

type TestimonialsSectionViewProps = {
  section: TestimonialsSection;
  testimonials: TestimonialsState;
  showStars: boolean;
  path: string;
};

export function TestimonialsSectionView({ section, ...shown }: TestimonialsSectionViewProps) {
  return (
    <SectionFrame section={section}>
      <Testimonials {...shown} />
    </SectionFrame>
  );
}

/** Sentences from spec section 8. */
function Testimonials({ testimonials, showStars, path }: Omit<TestimonialsSectionViewProps, "section">) {
  switch (testimonials.state) {
    case "loading":
      return <LoadingTestimonials />;
    case "failed":
      return <FailedTestimonials failed={testimonials} path={path} />;
    case "loaded":
      if (testimonials.testimonials.length === 0) {
        return <p className="muted">No testimonials available.</p>;
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
