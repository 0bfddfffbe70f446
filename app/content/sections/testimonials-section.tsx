import type { Testimonial, TestimonialsState } from "#app/content/page-content.ts";
import type { TestimonialsSection } from "#app/content/section.ts";
import { FailedTestimonials, LoadingTestimonials } from "#app/content/sections/failed-testimonials.tsx";
import { frameOf, InFrame, SectionFrame } from "#app/content/sections/section-frame.tsx";
import { TestimonialCard } from "#app/content/sections/testimonial-card.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { keptInside } from "#app/ui/kept-inside.tsx";

type TestimonialsSectionViewProps = {
  section: TestimonialsSection;
  testimonials: TestimonialsState;
  showStars: boolean;
};

/** Sentences from spec section 8. */
export function TestimonialsSectionView({ section, testimonials, showStars }: TestimonialsSectionViewProps) {
  switch (testimonials.state) {
    case "loading":
      return (
        <SectionFrame section={section}>
          <LoadingTestimonials />
        </SectionFrame>
      );
    case "failed":
      return (
        <SectionFrame section={section}>
          <FailedTestimonials testimonials={testimonials} />
        </SectionFrame>
      );
    case "loaded": {
      const loaded = { section, testimonials: testimonials.testimonials, showStars };
      return <section {...frameOf(section)} {...keptInside(Loaded, loaded)} />;
    }
  }
}

type LoadedProps = { section: TestimonialsSection; testimonials: Testimonial[]; showStars: boolean };

function Loaded({ section, testimonials, showStars }: LoadedProps) {
  return (
    <InFrame section={section}>
      {testimonials.length === 0 ? (
        <p className="muted">No testimonials available.</p>
      ) : (
        <Carousel
          label="Testimonials"
          noun="testimonial"
          ends="wrap"
          slides={testimonials.map((testimonial) => ({
            id: testimonial.id,
            content: <TestimonialCard testimonial={testimonial} showStars={showStars} />,
          }))}
        />
      )}
    </InFrame>
  );
}
