import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";

import { AnswerSummary } from "#app/ui/answer-summary.tsx";

test("an error links to its field; what is wrong with no field of the page is a sentence without a link", () => {
  const answer = {
    intent: "pay",
    fields: {},
    errors: { name: "Enter a name." },
    message: "It was not understood.",
  };
  const routes = [{ id: "page", path: "/", element: <AnswerSummary /> }];
  const router = createMemoryRouter(routes, { hydrationData: { actionData: { page: answer } } });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('<a href="#field-name">Enter a name.</a>');
  expect(html).toContain("<p>It was not understood.</p>");
  expect(html.match(/<a /g)).toHaveLength(1);
});
