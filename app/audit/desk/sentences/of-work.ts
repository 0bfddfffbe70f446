import { lower, type Sentences, type Told } from "#app/audit/desk/sentences/sentence.ts";

export const ofWork: Sentences = {
  item_taken: ({ subject }) => `took ${subject}`,
  item_given_back: ({ subject }) => `gave ${subject} back, for somebody else to take`,
  item_assigned: ({ subject, person }) =>
    `gave ${subject} to ${person("assigned_to") ?? "nobody, for anybody to take"}`,
  item_moved: (told) =>
    told.was("state") === told.is("state")
      ? `set the day that ${told.subject} is due to ${told.is("due_on")}`
      : `moved ${told.subject} ${fromTo(told, "state")}`,
  item_reopened: ({ subject }) => `reopened ${subject}`,
  item_accepted: ({ subject }) => `accepted ${subject}`,
  item_completed_unanswered: ({ subject }) => `completed ${subject}, since no answer came`,
  item_changes_asked: ({ subject }) => `asked for changes to ${subject}`,
  message_sent: ({ subject }) => `wrote to the customer about ${subject}`,
  note_written: ({ subject }) => `wrote a private note on ${subject}`,
  template_created: ({ subject }) => `created ${subject}`,
  template_changed: ({ subject }) => `changed ${subject}`,
  template_deleted: ({ subject }) => `deleted ${subject}`,
  comment_written: ({ subject }) => `commented on a version of ${subject}`,
  version_handed_over: ({ subject, is }) => `handed over version ${is("version")} of ${subject}`,
  version_put_to_reader: ({ subject }) => `put a version of ${subject} to a second reader`,
  version_approved: ({ subject }) => `approved a version of ${subject}`,
  version_sent_back: ({ subject }) => `sent a version of ${subject} back`,
  version_taken_back: ({ subject }) => `took a version of ${subject} back`,
  second_reader_set: ({ subject }) => `changed whether ${subject} needs a second reader`,
  step_ticked: ({ subject, is }) => `ticked the step “${is("step")}” of ${subject}`,
  step_unticked: ({ subject, is }) => `took the tick from the step “${is("step")}” of ${subject}`,
  intake_sent: ({ subject }) => `sent the form of ${subject}`,
  intake_sent_for_customer: ({ subject }) => `sent the form of ${subject} for the customer`,
  evidence_added: ({ subject }) => `added to the evidence list of ${subject}`,
  evidence_removed: ({ subject }) => `took an entry off the evidence list of ${subject}`,
  evidence_reviewed: ({ subject, is }) => `marked a piece of evidence of ${subject} as ${lower(is("state"))}`,
  evidence_attached: ({ subject }) => `attached evidence to ${subject}`,
  file_opened: ({ subject }) => `opened a file of ${subject}`,
  evidence_downloaded: ({ subject }) => `downloaded all the evidence of ${subject}`,
  session_booked: (told) => `booked a session of ${told.subject}${when(told)}`,
  session_moved: (told) => `moved a session of ${told.subject}${when(told)}`,
  session_kept: (told) => `kept the time of a session of ${told.subject}${when(told)}`,
  session_cancelled: ({ subject }) => `cancelled a session of ${subject}`,
  session_given_back: ({ subject }) => `gave a session of ${subject} back`,
  session_missed: ({ subject }) => `marked a session of ${subject} as missed`,
  session_missed_proposed: ({ subject }) => `proposed to mark a session of ${subject} as missed`,
  session_missed_declined: ({ subject }) => `declined to mark a session of ${subject} as missed`,
  session_ended: ({ subject, is }) => `closed a session of ${subject} as ${lower(is("state"))}`,
  cancellation_asked: ({ subject }) => `asked to cancel ${subject}`,
  cancellation_withdrawn: ({ subject }) => `withdrew the request to cancel ${subject}`,
  cancellation_proposed: ({ subject }) => `proposed to cancel ${subject}`,
  cancellation_proposal_withdrawn: ({ subject }) => `withdrew the proposal to cancel ${subject}`,
  cancellation_agreed_first: ({ subject }) =>
    `agreed to cancel ${subject}, and asked a second person to agree`,
  cancellation_agreed: (told) => `agreed to cancel ${told.subject}${due(told)}`,
  cancellation_declined: ({ subject }) => `declined to cancel ${subject}`,
  guarantee_claimed: ({ subject }) => `claimed the guarantee of ${subject}`,
  guarantee_withdrawn: ({ subject }) => `withdrew the guarantee claim on ${subject}`,
  guarantee_accepted_first: ({ subject }) =>
    `accepted the guarantee claim on ${subject}, and asked a second person to agree`,
  guarantee_accepted: (told) => `accepted the guarantee claim on ${told.subject}${due(told)}`,
  guarantee_refused: ({ subject }) => `refused the guarantee claim on ${subject}`,
  chat_time_set: (told) => `set the time of ${told.subject}${when(told)}`,
  chat_ended: ({ subject, is }) => `closed ${subject} as ${lower(is("state"))}`,
  enquiry_answered: ({ subject }) => `answered ${subject}`,
  enquiry_assigned: ({ subject, person }) => `gave ${subject} to ${person("assigned_to") ?? "nobody"}`,
  enquiry_closed: ({ subject }) => `closed ${subject}`,
  enquiry_reopened: ({ subject }) => `reopened ${subject}`,
};

function fromTo({ was, is }: Told, part: string): string {
  return `from ${lower(was(part))} to ${lower(is(part))}`;
}

function when({ moment }: Told): string {
  const at = moment("starts_at");
  return at === "" ? "" : ` for ${at}`;
}

function due({ money }: Told): string {
  const amount = money("due");
  return amount === null ? "" : `; ${amount} goes back`;
}
