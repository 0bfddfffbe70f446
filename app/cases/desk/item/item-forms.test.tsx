import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";

import { AssignForm, CancelForm, MoveForm } from "#app/cases/desk/item/item-forms.tsx";
import type { ItemView } from "#app/cases/desk/item/item-view.ts";
import type { FormAnswer } from "#app/forms/form-answer.ts";

const item = { from: "in_review" } as ItemView;

function drawn(part: React.ReactNode, refused: Pick<FormAnswer, "intent" | "fields">): string {
  const answer: FormAnswer = { ...refused, errors: {}, message: "Somebody has moved this item." };
  const routes = [{ id: "item", path: "/", element: part }];
  const router = createMemoryRouter(routes, { hydrationData: { actionData: { item: answer } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("what was written to cancel an item stands in no form that does something else", () => {
  const refused = { intent: "cancel", fields: { note: ["The customer has died."], tell: ["yes"] } };
  const cancelling = drawn(
    <CancelForm move={{ to: "cancelled", text: "Cancel Item" }} item={item} />,
    refused,
  );
  expect(cancelling).toContain("The customer has died.");
  expect(cancelling).toMatch(/<details [^>]*open=""/);
  const moving = drawn(
    <MoveForm moves={[{ to: "delivered", text: "Deliver Without a Version" }]} item={item} />,
    refused,
  );
  expect(moving).toContain("Deliver Without a Version");
  expect(moving).not.toContain("The customer has died.");
  expect(moving).not.toContain('checked=""');
});

test("whom an item was to be given to stays chosen when that is refused", () => {
  const people = ["ann", "bob"].map((value) => ({ value, label: value }));
  const refused = { intent: "assign", fields: { person: ["bob"] } };
  expect(drawn(<AssignForm assign={{ from: "ann", people }} />, refused)).toContain(
    '<option value="bob" selected="">',
  );
});
