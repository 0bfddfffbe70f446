import { type ReactNode, useState } from "react";

import { AvatarField } from "#app/accounts/avatar/avatar-field.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { TestimonialCard } from "#app/content/sections/testimonial-card.tsx";
import styles from "#app/testimonials/pages/publish-testimonial.module.css";
import { StarsField } from "#app/testimonials/stars-field.tsx";
import { detailsMax, detailsMin } from "#app/testimonials/testimonial.ts";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type TestimonialFormProps = {
  page: {
    premium: boolean;
    earlier: string | null;
    stars: number | null;
    isModerated: boolean;
    shownAs: string;
    avatar: string | null;
    showStars: boolean;
  };
  preview: string | null;
};

export function TestimonialForm({ page, preview }: TestimonialFormProps) {
  const { premium, earlier, avatar } = page;
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = typed ?? preview ?? earlier ?? "";
  return (
    // The browser refuses a picture that is too large before sending.
    <PostForm
      intent={["publish", "preview"]}
      encType="multipart/form-data"
      noValidate={false}
      className={styles.form}
    >
      <fieldset
        className={`stack-6 ${styles.fields}`}
        disabled={!premium}
        aria-describedby={premium ? undefined : "testimonial-why"}
      >
        <TextField page={page} onType={setTyped} />
        {!page.showStars && <StarsField defaultValue={String(page.stars ?? "")} />}
        <AvatarField current={avatar} onChoose={setChosen} />
        <Preview text={shown} page={page} path={chosen ?? avatar}>
          <SubmitButton intent="publish" variant="action">
            Publish
          </SubmitButton>
          <noscript>
            <SubmitButton intent="preview">Preview</SubmitButton>
          </noscript>
        </Preview>
      </fieldset>
    </PostForm>
  );
}

type TextFieldProps = {
  page: TestimonialFormProps["page"];
  onType: (text: string) => void;
};

/** No maxLength: browsers count characters differently. */
function TextField({ page, onType }: TextFieldProps) {
  const length = `${detailsMin} to ${detailsMax.toLocaleString("en")} characters, plain text.`;
  const replaces = page.earlier === null ? "" : " It takes the place of the one below.";
  return (
    <TextAreaField
      label="Your testimonial"
      name="details"
      rows={8}
      dir="auto"
      required
      defaultValue={page.earlier ?? ""}
      hint={`${length} It is shown ${page.isModerated ? "once we have looked at it" : "at once"}, and your name as “${page.shownAs}”.${replaces}`}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

type PreviewProps = {
  text: string;
  page: TestimonialFormProps["page"];
  path: string | null;
  children: ReactNode;
};

function Preview({ text, page, path, children }: PreviewProps) {
  const { shownAs, showStars } = page;
  const details = text.trim();
  return (
    <section className="stack-3" aria-labelledby="preview">
      <h2 id="preview" className="step-1">
        How it will look
      </h2>
      {details === "" ? (
        <p className="muted measure">What you write shows here before you publish it.</p>
      ) : (
        <TestimonialCard
          testimonial={{ id: "preview", username: shownAs, details, path }}
          showStars={showStars}
        />
      )}
      <p className={`row ${styles.buttons}`}>{children}</p>
    </section>
  );
}
