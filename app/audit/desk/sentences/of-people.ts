import { lower, type Sentences } from "#app/audit/desk/sentences/sentence.ts";

export const ofPeople: Sentences = {
  signed_in: ({ is }) => `signed in with ${is("with")}`,
  second_factor_failed: () => "gave a wrong code for the second step",
  audit_exported: () => "exported the audit log",
  list_exported: ({ subject }) => `exported ${subject}`,
  view_saved: ({ subject }) => `saved a view of ${subject}`,
  view_renamed: ({ subject }) => `renamed a view of ${subject}`,
  view_deleted: ({ subject }) => `deleted a view of ${subject}`,
  person_invited: ({ subject, is }) => `invited ${subject} as ${aRole(is("role"))}`,
  invitation_sent_again: ({ subject }) => `sent the invitation of ${subject} again`,
  invitation_withdrawn: ({ subject }) => `withdrew the invitation of ${subject}`,
  invitation_accepted: ({ is, person }) =>
    `accepted ${theirs(person("invited_by"))} invitation and became ${aRole(is("role"))}`,
  role_granted: ({ subject, is }) => `made ${subject} ${aRole(is("role"))}`,
  role_changed: ({ subject, was, is }) =>
    `changed the role of ${subject} from ${was("role")} to ${is("role")}`,
  role_ended: ({ subject, was }) => `ended the role of ${subject}, who was ${aRole(was("role"))}`,
  lost_second_factor_off: ({ subject }) => `turned off the second step of ${subject}, whose device is lost`,
  sign_ins_ended: ({ subject }) => `signed ${subject} out everywhere`,
  time_zone_changed: ({ is }) => `changed their time zone to ${is("time_zone")}`,
  notifications_chosen: () => "changed what they are told of, and how",
  holiday_added: ({ subject, is }) => `added a holiday of ${subject}, ${is("starts_on")} to ${is("ends_on")}`,
  holiday_removed: ({ subject, was }) =>
    `took away a holiday of ${subject}, ${was("starts_on")} to ${was("ends_on")}`,
  hours_added: ({ subject, is }) => `added working hours of ${subject}: ${is("hours")}`,
  hours_removed: ({ subject, was }) => `took away working hours of ${subject}: ${was("hours")}`,
};

function theirs(inviter: string | null): string {
  return inviter === null ? "an" : `${inviter}’s`;
}

function aRole(role: string): string {
  const word = lower(role);
  return `${word === "owner" ? "an" : "a"} ${word}`;
}
