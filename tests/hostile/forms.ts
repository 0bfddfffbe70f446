import { caseTalkForms } from "#tests/hostile/case-talk-forms.ts";
import { ownDeliverableForms } from "#tests/hostile/deliverable-forms.ts";
import { ownEvidenceForms } from "#tests/hostile/evidence-forms.ts";
import { deskForms } from "#tests/hostile/desk-forms.ts";
import { customerSessionForms } from "#tests/hostile/session-forms.ts";
import { contactForms } from "#tests/hostile/enquiry-forms.ts";
import { intakeForms } from "#tests/hostile/intake-forms.ts";
import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";
import { aPurchase, buyingForms } from "#tests/hostile/buying-forms.ts";

const person = { first_name: "Asha", last_name: "Example", mobile: "9876543210", country: "IN" };

const accountForms: HostileForm[] = [
  {
    name: "log in",
    path: () => "/account/login/?next=/service/",
    fields: () => ({ identifier: "nobody-at-all", password: "three calm words" }),
    written: ["identifier", "password"],
    visitors: true,
    slow: true,
  },
  {
    name: "sign up",
    path: () => "/account/register",
    // Too short a password, so nobody signs up.
    fields: () => ({ ...person, username: "asha-example", email: "asha@example.org", password: "short" }),
    written: ["first_name", "last_name", "username", "email", "mobile"],
    visitors: true,
  },
  {
    name: "forgotten password",
    path: () => "/account/forgotten-password",
    fields: () => ({ email: "nobody@example.org" }),
    written: ["email"],
    visitors: true,
  },
  {
    name: "set a password",
    path: () => "/account/reset-password",
    fields: () => ({ link: "no-such-link", password: "three calm words" }),
    written: ["password"],
    visitors: true,
  },
  {
    name: "code after the password",
    path: () => "/account/second-factor",
    fields: () => ({ code: "123456" }),
    written: ["code"],
    visitors: true,
  },
  {
    name: "confirm an email address",
    path: () => "/account/change-email",
    fields: () => ({ link: "no-such-link" }),
    written: [],
  },
  {
    name: "change the email address",
    path: () => "/account/security/email",
    fields: () => ({ email: "asha@example.org", password: "no words of theirs", code: "123456" }),
    written: ["email", "password", "code"],
    slow: true,
  },
  {
    name: "change the password",
    path: () => "/account/security/password",
    fields: () => ({ password: "no words of theirs", code: "123456", new_password: "four other calm words" }),
    written: ["password", "code", "new_password"],
    slow: true,
  },
  ...["begin", "renew", "off"].map((intent) => ({
    name: `second factor: ${intent}`,
    path: () => "/account/security/second-factor",
    fields: () => ({ intent, password: "no words of theirs", code: "123456" }),
    written: ["password", "code"],
    slow: true as const,
  })),
  {
    name: "second factor: confirm",
    path: () => "/account/security/second-factor",
    fields: () => ({ intent: "confirm", secret: "JBSWY3DPEHPK3PXP", code: "123456" }),
    written: ["code"],
  },
  {
    name: "sign a device out",
    path: () => "/account/security",
    fields: () => ({ intent: "device", device: "no-such-device" }),
    written: [],
  },
  {
    name: "delete the account",
    path: () => "/account/delete",
    fields: () => ({ password: "no words of theirs", code: "123456" }),
    written: ["password", "code"],
    slow: true,
  },
  {
    name: "profile",
    path: ({ username }) => `/profile/${username}/`,
    fields: () => ({ intent: "details", ...person }),
    written: ["first_name", "last_name", "mobile"],
  },
  {
    name: "profile: picture",
    path: ({ username }) => `/profile/${username}/`,
    fields: () => ({ intent: "picture", avatar: "", remove_avatar: "" }),
    written: [],
  },
];

const pointsForms: HostileForm[] = [
  {
    name: "points of Express Entry",
    path: () => "/check/express-entry/",
    fields: () => ({
      age: "30",
      education: "master",
      english_test: "ielts",
      english_reading: "7",
      english_writing: "7",
      english_listening: "8",
      english_speaking: "7",
      canadian_years: "1",
      recent_years: "1",
      partner: "comes",
      partner_education: "bachelor",
      family: "2",
      funds: "20,000",
    }),
    written: [],
    visitors: true,
  },
  {
    name: "points for Australia",
    path: () => "/check/australia-points/",
    fields: () => ({
      age: "30",
      english: "proficient",
      education: "doctorate",
      abroad_years: "3",
      visa: "190",
      nominated: "yes",
    }),
    written: [],
    visitors: true,
  },
  {
    name: "points of the Opportunity Card",
    path: () => "/check/germany-opportunity-card/",
    fields: () => ({ age: "30", recognition: "partial", german: "B1", last_5: "2", net_monthly: "1,200" }),
    written: [],
    visitors: true,
  },
  {
    name: "points of COMPASS",
    path: () => "/check/compass/",
    fields: () => ({
      salary: "7000",
      applies: "0",
      age: "30",
      qualification: "degree",
      nationality_share: "4.5",
    }),
    written: [],
    visitors: true,
  },
];

const otherForms: HostileForm[] = [
  {
    name: "self-check",
    path: () => "/check/o-1a/",
    fields: () => ({ field: "science", filer: "agreed", prize: "national", judging: "review" }),
    written: [],
    visitors: true,
  },
  ...pointsForms,
  {
    name: "publish a testimonial",
    path: () => "/service/publish-testimonial/cover-letter/",
    fields: () => ({ intent: "preview", details: "They read my letter twice." }),
    written: ["details"],
  },
  {
    name: "publish a testimonial for good",
    path: () => "/service/publish-testimonial/cover-letter/",
    // Too short, so that nothing is published; each field is judged all the same.
    fields: () => ({ intent: "publish", details: "Good.", stars: "", avatar: "", remove_avatar: "" }),
    written: [],
  },
  {
    name: "create a group",
    path: () => "/service/research_groups/create",
    fields: () => ({
      title: "Soil and water",
      description: "How rain becomes groundwater, told from readings that nobody has looked at.",
      coAuthors: "2",
      // Without it no group is made, but fields are validated.
      role: "",
    }),
    written: ["title", "description"],
  },
  {
    name: "add a contribution",
    path: ({ groupPath }) => groupPath,
    fields: () => ({ intent: "contribute", text: "I read ten papers." }),
    written: ["text"],
  },
  {
    name: "write on the board",
    path: ({ groupPath }) => groupPath,
    // Without a key nothing is written, but fields are validated.
    fields: () => ({ intent: "write", message: "Who reads the first ten?", send_key: "" }),
    written: ["message"],
  },
  ...["join", "renew", "leave", "close", "open", "role"].map((intent) => ({
    name: `group: ${intent}`,
    path: ({ groupPath }: Ground) => groupPath,
    fields: () => ({ intent, role: "no role", invite: "", text: "" }),
    written: [],
  })),
  {
    name: "cancel a chat",
    path: () => "/account/dashboard/",
    fields: () => ({ intent: "cancel_chat", booking: aPurchase }),
    written: [],
  },
];

const answerForms: HostileForm[] = ["accept_item", "ask_for_changes"].map((intent) => ({
  name: `delivered service: ${intent}`,
  path: () => "/account/dashboard/",
  fields: () => ({ intent, item: aPurchase, seen: "never", text: "The second page, please." }),
  written: intent === "ask_for_changes" ? ["text"] : [],
  slow: true,
}));

export const hostileForms: readonly HostileForm[] = [
  ...accountForms,
  ...buyingForms,
  ...otherForms,
  ...answerForms,
  ...caseTalkForms,
  ...ownEvidenceForms,
  ...ownDeliverableForms,
  ...customerSessionForms,
  ...intakeForms,
  ...contactForms,
  ...deskForms,
];
