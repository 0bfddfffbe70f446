/** What only the server draws, for the sake of its styles. */
export { SectionView } from "#app/content/section-view.tsx";
export { HomeTop } from "#app/home/home-top.tsx";
export { Footer } from "#app/http/shell/footer.tsx";
export { NeedSections } from "#app/home/need-section.tsx";
export { VisaOpening } from "#app/service-page/visa-opening.tsx";
export { SectionIndex } from "#app/service-page/section-index.tsx";
export { TestimonialBox } from "#app/service-page/testimonial-box.tsx";
