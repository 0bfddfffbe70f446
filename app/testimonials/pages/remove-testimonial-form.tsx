import { useRef, useState } from "react";
import { useSubmit } from "react-router";

import { PostForm } from "#app/forms/post-form.tsx";
import { useNavigation } from "#app/forms/use-navigation.tsx";
import styles from "#app/testimonials/pages/publish-testimonial.module.css";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { ConfirmPopover } from "#app/ui/confirm-popover.tsx";

const questionId = "remove-question";

export function RemoveTestimonialForm({ heading }: { heading: string }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const [asking, setAsking] = useState(false);
  const pending = useNavigation().formData?.get("intent") === "remove";
  const question = {
    heading: "Remove this testimonial?",
    message: <p>Your testimonial about “{heading}” will be removed from the page. Your picture stays.</p>,
  };
  return (
    <section className={`stack-3 ${styles.remove}`} aria-labelledby="remove">
      <h2 id="remove" className="step-1">
        Remove it
      </h2>
      <p className="muted measure">It disappears from the page at once. You can write another at any time.</p>
      <PostForm intent="remove" encType="multipart/form-data" ref={form}>
        <Button
          popoverTarget={questionId}
          pending={pending}
          onClick={(event) => {
            event.preventDefault();
            setAsking(true);
          }}
        >
          Remove
        </Button>
        <ConfirmPopover id={questionId} {...question}>
          <Button type="submit" variant="danger" pending={pending}>
            Remove
          </Button>
        </ConfirmPopover>
      </PostForm>
      <ConfirmDialog
        open={asking}
        {...question}
        confirmLabel="Remove"
        tone="danger"
        pending={pending}
        onConfirm={() => submit(form.current)}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
