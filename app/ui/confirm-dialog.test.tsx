import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

const nothing = () => {};
const draw = (image?: React.ReactNode) =>
  renderToStaticMarkup(
    <ConfirmDialog
      open
      heading="Leave the group?"
      message="Your place becomes free."
      confirmLabel="Leave Group"
      image={image}
      onConfirm={nothing}
      onClose={nothing}
    />,
  );

test("it has a heading, a message, a confirm button with its own label, and Cancel", () => {
  const html = draw();
  expect(html).toMatch(/<h2[^>]*>Leave the group\?<\/h2>/);
  expect(html).toContain("Your place becomes free.");
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(html).toContain(">Cancel<");
  expect(html).toContain(">Leave Group<");
});

test("no close button, Escape or backdrop leads out", () => {
  const html = draw();
  expect(html).toContain('closedby="none"');
  expect(html).not.toContain('aria-label="Close"');
});

test("an image may stand above the message", () => {
  expect(draw(<img src="/pictures/letter.svg" alt="" />)).toContain(
    '<img src="/pictures/letter.svg" alt=""/>',
  );
  expect(draw()).not.toContain("<img");
});
