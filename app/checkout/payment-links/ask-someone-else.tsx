import { Button } from "#app/ui/button.tsx";

type AskProps = {
  action: string;
  /** What is bought, in wire names, as the form that pays sends it. */
  fields: [name: string, value: string][];
};

/** Asks for a link by which somebody else, such as a parent, can pay for the very same. */
export function AskSomeoneElse({ action, fields }: AskProps) {
  return (
    <form method="post" action={action}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="intent" value="ask" variant="quiet" size="small">
        Ask someone else to pay
      </Button>
    </form>
  );
}
