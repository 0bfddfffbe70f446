import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";

import { AssignForm, MoveForm, ReopenForm } from "#app/cases/desk/item/item-forms.tsx";
import type { ItemView } from "#app/cases/desk/item/item-view.ts";
import type { FormAnswer } from "#app/forms/form-answer.ts";

const item = { from: "in_review" } as ItemView;

function drawn(part: React.ReactNode, refused: Pick<FormAnswer, "intent" | "fields">): string {
  const answer: FormAnswer = { ...refused, errors: {}, message: "Somebody has moved this item." };
  const routes = [{ id: "item", path: "/", element: part }];
  const router = createMemoryRouter(routes, { hydrationData: { actionData: { item: answer } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("what was written to reopen an item stands in no form that does something else", () => {
  const refused = { intent: "reopen", fields: { note: ["A mistake of ours."], tell: ["yes"] } };
  const reopening = drawn(<ReopenForm item={item} />, refused);
  expect(reopening).toContain("A mistake of ours.");
  expect(reopening).toMatch(/<details [^>]*open=""/);
  const moving = drawn(
    <MoveForm moves={[{ to: "delivered", text: "Deliver Without a Version" }]} item={item} />,
    refused,
  );
  expect(moving).toContain("Deliver Without a Version");
  expect(moving).not.toContain("A mistake of ours.");
  expect(moving).not.toContain('checked=""');
});

test("whom an item was to be given to stays chosen when that is refused", () => {
  const people = ["ann", "bob"].map((value) => ({ value, label: value }));
  const refused = { intent: "assign", fields: { person: ["bob"] } };
  expect(drawn(<AssignForm assign={{ from: "ann", people }} />, refused)).toContain(
    '<option value="bob" selected="">',
  );
});
