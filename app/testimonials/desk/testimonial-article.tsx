import { Link } from "react-router";

import { ReasonForm } from "#app/desk/reason-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { ModerationForms, type ModerationProps } from "#app/testimonials/desk/testimonial-forms.tsx";

type TestimonialProps = {
  rights: { mayRemove: boolean; mayModerate: boolean; mayEnter: boolean };
  testimonial: ModerationProps & {
    userId: string | null;
    service: string;
    heading: string;
    name: string;
    href: string | null;
    details: string;
    at: string;
    stateText: string;
    consent: string | null;
  };
};

export function TestimonialArticle({ testimonial, rights }: TestimonialProps) {
  const { id, userId, service, heading, name, href, details, at, seen, stateText, answer, consent } =
    testimonial;
  return (
    <article className={`stack-3 ${styles.item}`} aria-labelledby={`about-${id}`}>
      <h2 id={`about-${id}`}>{heading}</h2>
      <p className="note">
        {href ? <Link to={href}>{name}</Link> : name}, {at}. {stateText}
      </p>
      <blockquote className="keep-lines measure">{details}</blockquote>
      {answer && <p className="keep-lines measure">Our answer: {answer}</p>}
      {consent && <p className="note keep-lines measure">Consent: {consent}</p>}
      {rights.mayModerate && <ModerationForms {...testimonial} />}
      {rights.mayRemove && userId && (
        <ReasonForm
          intent="remove_testimonial"
          about={{ user: userId, service, seen }}
          label="Remove this testimonial"
        >
          It goes from every page at once. What it said is not kept.
        </ReasonForm>
      )}
      {rights.mayEnter && userId === null && (
        <ReasonForm intent="erase" about={{ id }} label="Remove this testimonial">
          It goes from every page at once. What it said is not kept.
        </ReasonForm>
      )}
    </article>
  );
}
