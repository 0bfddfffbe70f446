import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { BookedDialog } from "#app/support-chat/booked-dialog.tsx";
import { whatsappLink } from "#app/support-chat/whatsapp-link.ts";

const draw = (open: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BookedDialog
        open={open}
        chatHref={whatsappLink("15550100199", "I have booked")}
        closedHref="/service/premium/cover-letter/"
        details={["Cover letter", "+91 98765 43210"]}
        onClose={() => {}}
      />
    </MemoryRouter>,
  );

test("it says in the specification’s words that the session is booked", () => {
  expect(draw(true)).toMatch(/<h2[^>]*>Your Free Consultation Session has been Booked<\/h2>/);
});

test("Chat Now opens the support’s WhatsApp chat in a new tab", () => {
  const link = /<a[^>]*wa\.me[^>]*>/.exec(draw(true))?.[0];
  expect(link).toContain('href="https://wa.me/15550100199?text=I%20have%20booked"');
  expect(link).toContain('target="_blank"');
  expect(link).toContain('rel="noreferrer"');
  expect(draw(true)).toContain("Chat Now");
});

test("it is closed until a booking succeeds, and can be closed without chatting", () => {
  expect(draw(false)).not.toMatch(/<dialog[^>]*\sopen/);
  expect(draw(true)).toContain('aria-label="Close"');
  expect(draw(true)).toMatch(/<a[^>]*href="\/service\/premium\/cover-letter\/"[^>]*>.*?Later/);
});

test("it says what was booked", () => {
  expect(draw(true)).toMatch(/<li>Cover letter<\/li><li>\+91 98765 43210<\/li>/);
});
