import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";

import { AvatarField } from "#app/accounts/avatar-field.tsx";
import { avatarField } from "#app/accounts/avatar-file.ts";
import { TestimonialCard } from "#app/content/sections/testimonial-card.tsx";
import styles from "#app/testimonials/pages/publish-testimonial.module.css";
import { detailsMax, detailsMin } from "#app/testimonials/testimonial.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";

type TestimonialFormProps = {
  page: {
    premium: boolean;
    earlier: string | null;
    shownAs: string;
    avatar: string | null;
    showStars: boolean;
    token: string;
  };
  answer: {
    details: string;
    preview: string | null;
    refusal: { field?: string; message: string } | null;
  } | null;
};

/** Words and picture, and beside them how they will look: as one types, or without JavaScript by a button. */
export function TestimonialForm({ page, answer }: TestimonialFormProps) {
  const { premium, earlier, avatar, token } = page;
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const busy = useNavigation().formData?.get("intent") === "publish";
  const said = answer?.preview ?? earlier ?? "";
  const errorOf = (field: string) => (answer?.refusal?.field === field ? answer.refusal.message : null);
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <fieldset
        className={styles.fields}
        disabled={!premium}
        aria-describedby={premium ? undefined : "testimonial-why"}
      >
        <WordsField page={page} typed={answer?.details} error={errorOf("details")} onType={setTyped} />
        <AvatarField current={avatar} error={errorOf(avatarField)} onChoose={setChosen} />
        <Preview words={typed ?? said} page={page} path={chosen ?? avatar}>
          <Button type="submit" name="intent" value="publish" variant="action" pending={busy}>
            Publish
          </Button>
          <noscript>
            <Button type="submit" name="intent" value="preview">
              Preview
            </Button>
          </noscript>
        </Preview>
      </fieldset>
    </Form>
  );
}

type WordsFieldProps = {
  page: TestimonialFormProps["page"];
  typed: string | undefined;
  error: string | null;
  onType: (words: string) => void;
};

/** The browser counts otherwise than a reader, so that it is not told the most that may be written. */
function WordsField({ page, typed, error, onType }: WordsFieldProps) {
  const length = `${detailsMin} to ${detailsMax.toLocaleString("en")} characters, plain text.`;
  const replaces = page.earlier === null ? "" : " It takes the place of the one below.";
  return (
    <TextAreaField
      label="Your testimonial"
      name="details"
      rows={8}
      dir="auto"
      required
      defaultValue={typed ?? page.earlier ?? ""}
      hint={`${length} It is shown at once, and your name as “${page.shownAs}”.${replaces}`}
      error={error}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

type PreviewProps = {
  words: string;
  page: TestimonialFormProps["page"];
  path: string | null;
  children: ReactNode;
};

function Preview({ words, page, path, children }: PreviewProps) {
  const { shownAs, showStars } = page;
  const details = words.trim();
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview" className={styles.heading}>
        How it will look
      </h2>
      {details === "" ? (
        <p className={styles.why}>What you write shows here before you publish it.</p>
      ) : (
        <TestimonialCard
          testimonial={{ id: "preview", username: shownAs, details, path }}
          showStars={showStars}
        />
      )}
      <p className={styles.buttons}>{children}</p>
    </section>
  );
}
