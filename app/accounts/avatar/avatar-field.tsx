import { type ChangeEvent, useRef, useState } from "react";

import { avatarBytesMax } from "#app/files/upload-limits.ts";
import {
  avatarField,
  avatarSide,
  avatarTooLarge,
  avatarTypes,
  removeAvatarField,
} from "#app/accounts/avatar/avatar-file.ts";
import styles from "#app/accounts/avatar/avatar-field.module.css";
import { useSentField } from "#app/forms/sent-form.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { describedBy, FieldFrame, useFieldIds } from "#app/ui/fields/field.tsx";
import fileInput from "#app/ui/fields/file-input.module.css";

type AvatarFieldProps = {
  current: string | null;
  error?: string | null;
  /** Whose it is, where it is not the customer's own. */
  of?: { label: string; alt: string; hint: string };
  /** Called with a preview address, or null for the current picture. */
  onChoose?: (picture: string | null) => void;
};

const own = {
  label: "Your picture",
  alt: "You, as others see you now",
  hint: "It is cut to a square and shown beside your testimonials.",
};

/**
 * The customer's picture, in a form that is sent as `multipart/form-data`: chosen, changed, or taken away. The form's
 * action reads it with `readAvatarChange`.
 */
export function AvatarField({ current, error: given, of = own, onChoose }: AvatarFieldProps) {
  const { id, error = given } = useSentField(avatarField);
  const [tooLarge, setTooLarge] = useState(false);
  const latest = useRef(0);
  const text = tooLarge ? avatarTooLarge.refusal.message : error;
  const ids = useFieldIds(id, true, text);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    const large = file !== undefined && file.size > avatarBytesMax;
    // The browser reports it at the field and saves an upload of two megabytes.
    event.target.setCustomValidity(large ? avatarTooLarge.refusal.message : "");
    setTooLarge(large);
    latest.current++;
    if (file && !large && onChoose) void show(file, latest.current);
    else onChoose?.(null);
  }

  async function show(file: File, turn: number) {
    const picture = await readAsAddress(file);
    if (turn === latest.current) onChoose?.(picture);
  }

  return (
    <div className={`row ${styles.avatar}`}>
      {current && (
        <img className={styles.picture} src={current} alt={of.alt} width={avatarSide} height={avatarSide} />
      )}
      <div className={`stack-2 ${styles.choice}`}>
        <FieldFrame
          label={of.label}
          optional
          hint={`PNG, JPEG or WebP, at most 2 MB. ${of.hint}`}
          error={text}
          ids={ids}
        >
          <input
            type="file"
            name={avatarField}
            accept={avatarTypes}
            className={fileInput.file}
            onChange={choose}
            {...describedBy(ids, text)}
          />
        </FieldFrame>
        {current && (
          <CheckboxField
            name={removeAvatarField}
            label={of === own ? "Remove my picture" : "Remove the picture"}
          />
        )}
      </div>
    </div>
  );
}

function readAsAddress(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve(/^data:image\/(png|jpeg|webp);/.test(String(reader.result)) ? String(reader.result) : null),
    );
    reader.addEventListener("error", () => resolve(null));
    reader.readAsDataURL(file);
  });
}
