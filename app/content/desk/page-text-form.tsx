import {
  type PageText,
  pageTextItemsMax,
  pageTextLengthMax as max,
  type PlacedPageText,
} from "#app/content/page-texts/page-text.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { SeenVersion } from "#app/forms/sent-form.tsx";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type PageTextFormProps = {
  place: Pick<PlacedPageText, "hasHeading" | "intro" | "items">;
  text: PageText;
  seen: string;
  timeZone: string;
};

export function PageTextForm({ place, text, seen, timeZone }: PageTextFormProps) {
  return (
    <PostForm intent={["draft", "publish"]} reloadDocument className={`stack-4 ${styles.form}`}>
      <SeenVersion name="seen" version={seen} />
      {place.hasHeading !== false && (
        <Field label="Heading" name="heading" defaultValue={text.heading} maxLength={max.heading} required />
      )}
      {place.intro === "line" && (
        <TextAreaField
          label="Introduction"
          name="intro"
          rows={3}
          defaultValue={text.intro}
          maxLength={max.intro}
          optional
        />
      )}
      {place.intro === "rich" && (
        <TextAreaField
          label="Introduction"
          name="intro"
          rows={6}
          hint="An empty line begins a paragraph, and “- ” a line of a list. **Bold**, *italic*, and [a link](/visas/)."
          defaultValue={text.intro}
          maxLength={max.intro}
          optional
        />
      )}
      {place.items && <Items items={place.items} text={text} />}
      <Field
        label="Begins"
        name="begins"
        type="datetime-local"
        hint={`To publish later: as a clock in ${timeZone} shows it. Empty for at once.`}
        width="medium"
        optional
      />
      <p className="row">
        <SubmitButton intent="draft">Save the Draft</SubmitButton>
        <SubmitButton intent="publish" variant="action">
          Publish
        </SubmitButton>
      </p>
    </PostForm>
  );
}

type ItemsProps = { items: NonNullable<PlacedPageText["items"]>; text: PageText };

function Items({ items, text }: ItemsProps) {
  const rows = Math.min(
    items.from === items.to ? items.to : text.items.length + 2,
    items.to,
    pageTextItemsMax,
  );
  return Array.from({ length: rows }, (_, at) => (
    <div key={at} className="stack-3">
      <Field
        label={`${items.heading} ${at + 1}`}
        name={`item_heading_${at + 1}`}
        defaultValue={text.items[at]?.heading}
        maxLength={max.item_heading}
      />
      <TextAreaField
        label={`${items.text} ${at + 1}`}
        name={`item_text_${at + 1}`}
        rows={3}
        defaultValue={text.items[at]?.text}
        maxLength={max.item_text}
      />
    </div>
  ));
}
