import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { AssignForm, CancelForm, MoveForm } from "#app/cases/desk/item/item-forms.tsx";
import type { ItemProblem, ItemView } from "#app/cases/desk/item/item-view.ts";

const item = { from: "in_review" } as ItemView;
const refused: ItemProblem = {
  about: "page",
  message: "Somebody has moved this item in the meantime.",
  to: "cancelled",
  note: "The customer has died.",
  tell: true,
  person: null,
};

test("what was written to cancel an item stands in no form that does something else", () => {
  const cancel = { to: "cancelled", words: "Cancel Item" } as const;
  const deliver = { to: "delivered", words: "Mark as Delivered" } as const;
  const cancelling = renderToStaticMarkup(
    <CancelForm token="" move={cancel} problem={refused} item={item} />,
  );
  expect(cancelling).toContain("The customer has died.");
  expect(cancelling).toMatch(/<details [^>]*open=""/);
  const moving = renderToStaticMarkup(<MoveForm token="" moves={[deliver]} problem={refused} item={item} />);
  expect(moving).not.toContain("The customer has died.");
  expect(moving).not.toContain('checked=""');
});

test("whom an item was to be given to stays chosen when that is refused", () => {
  const people = ["ann", "bob"].map((value) => ({ value, label: value }));
  const problem: ItemProblem = { ...refused, to: "", note: "", person: "bob" };
  const drawn = renderToStaticMarkup(
    <AssignForm token="" assign={{ from: "ann", people }} problem={problem} />,
  );
  expect(drawn).toContain('<option value="bob" selected="">');
});
