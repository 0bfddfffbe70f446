import { type FormValues, textOf } from "#app/content/desk/form-values.ts";
import {
  admitOutcomes,
  admitsDegrees,
  showcaseLengthMax,
  type ShowcaseKind,
} from "#app/content/showcase/showcase.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { SeenVersion } from "#app/forms/sent-form.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { type SelectOption, SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type ShowcaseFormProps = {
  kind: ShowcaseKind;
  /** Null for a new one. */
  row: { seen: string; values: FormValues } | null;
  services: SelectOption[];
};

const max = showcaseLengthMax;

export function ShowcaseForm({ kind, row, services }: ShowcaseFormProps) {
  const values = row?.values ?? {};
  return (
    <PostForm intent={kind} reloadDocument className={`stack-4 ${styles.form}`}>
      {row && <SeenVersion name="seen" version={row.seen} />}
      {kind === "admits" && <AdmitFields values={values} />}
      {kind === "counsellors" && <CounsellorFields values={values} />}
      {kind === "destinations" && <DestinationFields values={values} />}
      {kind === "videos" && <VideoFields values={values} services={services} />}
      <SubmitButton variant="action">{row ? "Save" : "Add"}</SubmitButton>
    </PostForm>
  );
}

type FieldsProps = { values: FormValues };

function AdmitFields({ values }: FieldsProps) {
  const of = textOf(values);
  return (
    <>
      <Field
        label="University"
        name="university"
        defaultValue={of("university")}
        maxLength={max.university}
        required
      />
      <Field label="Country" name="country" defaultValue={of("country")} maxLength={max.country} required />
      <Field
        label="Programme"
        name="programme"
        defaultValue={of("programme")}
        maxLength={max.programme}
        required
      />
      <SelectField
        label="Degree"
        name="degree"
        width="medium"
        options={admitsDegrees.map((degree) => ({ value: degree, label: degree }))}
        defaultValue={of("degree")}
      />
      <Field label="Year" name="year" type="number" width="short" defaultValue={of("year")} required />
      <SelectField
        label="The university’s answer"
        name="outcome"
        width="medium"
        options={Object.entries(admitOutcomes).map(([value, label]) => ({ value, label }))}
        defaultValue={of("outcome")}
      />
      <CheckboxField
        label="With published papers"
        name="papers"
        value="yes"
        defaultChecked={values["papers"] === true}
      />
      <TextAreaField
        label="Profile"
        name="profile"
        hint="In a line or two, and so that nobody is recognised: marks, tests, experience."
        rows={3}
        defaultValue={of("profile")}
        maxLength={max.profile}
        required
      />
      <Field
        label="Consent"
        name="consent"
        hint="How they agreed, and where that and the letter are kept. No page shows it."
        defaultValue={of("consent")}
        maxLength={max.consent}
        required
      />
    </>
  );
}

function CounsellorFields({ values }: FieldsProps) {
  const of = textOf(values);
  return (
    <>
      <Field
        label="Name"
        name="name"
        defaultValue={of("name")}
        maxLength={max.name}
        autoComplete="off"
        required
      />
      <Field label="Role" name="role" defaultValue={of("role")} maxLength={max.role} required />
      <TextAreaField
        label="Profile"
        name="profile"
        hint="Each line is a paragraph."
        rows={5}
        defaultValue={of("profile")}
        maxLength={max.profile}
        required
      />
      <Field
        label="Languages"
        name="languages"
        defaultValue={of("languages")}
        maxLength={max.languages}
        optional
      />
      <Field
        label="Countries"
        name="countries"
        defaultValue={of("countries")}
        maxLength={max.countries}
        optional
      />
    </>
  );
}

function DestinationFields({ values }: FieldsProps) {
  const of = textOf(values);
  return (
    <>
      <Field
        label="Country"
        name="country"
        hint="The map has a place for Australia, Canada, France, Germany, India, Ireland, Netherlands, New Zealand, Singapore, United Kingdom and United States. Others stand in the chart alone."
        defaultValue={of("country")}
        maxLength={max.country}
        required
      />
      <Field
        label="Students"
        name="students"
        type="number"
        width="short"
        min={1}
        defaultValue={of("students")}
        required
      />
    </>
  );
}

function VideoFields({ values, services }: FieldsProps & Pick<ShowcaseFormProps, "services">) {
  const of = textOf(values);
  return (
    <>
      <SelectField
        label="On the page of"
        name="service"
        options={services}
        placeholder="Choose a service"
        defaultValue={of("service")}
        required
      />
      <Field label="Title" name="title" defaultValue={of("title")} maxLength={max.title} required />
      <Field
        label="Address"
        name="address"
        type="url"
        hint="At the player’s site, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ."
        defaultValue={of("address")}
        maxLength={max.address}
        required
      />
      <TextAreaField
        label="What is said"
        name="transcript"
        hint="Word for word, for those who cannot hear it. Each line is a paragraph."
        rows={8}
        defaultValue={of("transcript")}
        required
      />
    </>
  );
}
