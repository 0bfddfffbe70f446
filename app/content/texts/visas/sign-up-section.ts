import type { SignUpSection } from "#app/content/section.ts";

/** The same on all six visa pages: what an account is good for. */
export const signUpSection: SignUpSection = {
  kind: "sign-up",
  id: "sign-up",
  heading: "Sign up",
  prompt: {
    header: "Keep it all in one place",
    description:
      "An account is free. With it you can book free 5-minute WhatsApp sessions on the pages of most services, see what you have bought, and follow each step of the work.",
    image: "sign-up",
  },
};
