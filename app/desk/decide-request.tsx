import { ReasonForm } from "#app/desk/reason-form.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type DecideRequestProps = {
  name: string;
  request: { id: string; decidable: boolean };
  intents: { approve: string; decline: string };
  children: string;
};

/** Nobody decides their own request. */
export function DecideRequest({ name, request, intents, children }: DecideRequestProps) {
  if (!request.decidable) return <p className="note">A colleague decides on this.</p>;
  const about = { [name]: request.id };
  return (
    <>
      <PostForm intent={intents.approve} about={about} reloadDocument>
        <SubmitButton>Approve</SubmitButton>
      </PostForm>
      <ReasonForm intent={intents.decline} about={about} label="Decline">
        {children}
      </ReasonForm>
    </>
  );
}
