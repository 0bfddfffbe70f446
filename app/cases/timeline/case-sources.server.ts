import { type SQL, sql } from "drizzle-orm";

import { caseDrafts } from "#app/cases/deliverables/tables.server.ts";
import { caseNoteMentions, caseNotes } from "#app/cases/notes/tables.server.ts";
import {
  cancellations,
  caseComments,
  caseFiles,
  caseIntakes,
  caseMessages,
  caseSessions,
  caseVersions,
  guaranteeClaims,
} from "#app/cases/tables.server.ts";
import { createdAtOfFile, sizeOfFile } from "#app/files/find-file.server.ts";
import type { TimelineSource } from "#app/platform/read-timeline.server.ts";

const numbered = sql`to_char(event.id, 'FM000000000000')`;

/** As JSON, by name. */
function filesWhere(which: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_object('id', file.file_id, 'name', file.name,
    'size', ${sizeOfFile(sql`file.file_id`)}) order by file.name), '[]') from ${caseFiles} file where ${which})`;
}

/** `which` is a condition on the item's id: `= …` or `in (…)`. */
export function messageSource(which: SQL): TimelineSource {
  return {
    kind: "message",
    at: sql`event.sent_at`,
    id: numbered,
    facts: sql`json_build_object('itemId', event.item_id, 'author', event.author_id, 'fromDesk', event.from_desk,
      'text', event.text, 'files', ${filesWhere(sql`file.message_id = event.id`)})`,
    from: sql`${caseMessages} event where event.item_id ${which}`,
  };
}

export function noteSource(which: SQL): TimelineSource {
  return {
    kind: "note",
    at: sql`event.written_at`,
    id: numbered,
    facts: sql`json_build_object('author', event.author_id, 'text', event.text,
      'files', ${filesWhere(sql`file.note_id = event.id`)},
      'mentioned', (select coalesce(json_agg(named.user_id), '[]') from ${caseNoteMentions} named where named.note_id = event.id))`,
    from: sql`${caseNotes} event where event.item_id ${which}`,
  };
}

/** What was sent at once stands together: with the form, on the evidence list or with a claim. */
export function fileSource(which: SQL): TimelineSource {
  const place = sql`case when sent.claim_id is not null then 'claim' when sent.on_evidence_list then 'evidence' else 'intake' end`;
  return {
    kind: "file",
    at: sql`event.created_at`,
    id: sql`event.id`,
    facts: sql`json_build_object('author', event.sent_by, 'place', event.place, 'files', event.files)`,
    from: sql`(select sent.created_at, sent.sent_by, sent.place, min(sent.file_id::text) as id,
      json_agg(json_build_object('id', sent.file_id, 'name', sent.name, 'size', sent.size) order by sent.name) as files
      from (select sent.file_id, sent.name, sent.sent_by, ${place} as place, ${sizeOfFile(sql`sent.file_id`)} as size,
        ${createdAtOfFile(sql`sent.file_id`)} as created_at from ${caseFiles} sent
        where sent.item_id ${which} and num_nonnulls(sent.message_id, sent.note_id, sent.version_id, sent.draft_id) = 0) sent
      group by sent.created_at, sent.sent_by, sent.place) event where true`,
  };
}

export function versionSources(which: SQL): TimelineSource[] {
  return [
    {
      kind: "version",
      at: sql`event.handed_at`,
      id: sql`event.id`,
      facts: sql`json_build_object('author', event.handed_by, 'version', event.version, 'text', event.text,
        'files', ${filesWhere(sql`file.version_id = event.id`)})`,
      from: sql`${caseVersions} event where event.item_id ${which}`,
    },
    {
      kind: "draft",
      at: sql`event.written_at`,
      id: sql`event.id`,
      facts: sql`json_build_object('author', event.written_by, 'state', event.state, 'text', event.text,
        'reader', coalesce(event.read_by, event.reader_id), 'answer', event.answer_text,
        'files', ${filesWhere(sql`file.draft_id = event.id`)})`,
      from: sql`${caseDrafts} event where event.item_id ${which}`,
    },
    {
      kind: "comment",
      at: sql`event.written_at`,
      id: numbered,
      facts: sql`json_build_object('author', event.author_id, 'fromDesk', event.from_desk, 'text', event.text,
        'version', commented.version)`,
      from: sql`${caseComments} event join ${caseVersions} commented on commented.id = event.version_id
        where commented.item_id ${which}`,
    },
  ];
}

/** Booked, and held or missed. */
export function sessionSources(which: SQL): TimelineSource[] {
  const facts = sql`json_build_object('itemId', event.item_id, 'author', event.counsellor_id, 'kind', event.kind, 'state', event.state,
    'startsAt', event.starts_at, 'reason', event.desk_reason)`;
  const from = sql`${caseSessions} event where event.item_id ${which}`;
  return [
    { kind: "session", at: sql`event.created_at`, id: sql`event.id`, facts, from },
    {
      kind: "session_over",
      at: sql`event.ends_at`,
      id: sql`event.id`,
      facts,
      from: sql`${from} and event.state in ('held', 'no_show')`,
    },
  ];
}

/** The form, and what customer and desk ask of each other. */
export function requestSources(which: SQL): TimelineSource[] {
  const asked = sql`json_build_object('author', event.asked_by, 'fromDesk', event.from_desk, 'text', event.text)`;
  return [
    {
      kind: "intake",
      at: sql`event.sent_at`,
      id: sql`event.item_id`,
      facts: sql`json_build_object('fromDesk', event.from_desk)`,
      from: sql`${caseIntakes} event where event.item_id ${which} and event.sent_at is not null`,
    },
    {
      kind: "cancellation",
      at: sql`event.asked_at`,
      id: sql`event.id`,
      facts: asked,
      from: sql`${cancellations} event where event.item_id ${which}`,
    },
    {
      kind: "cancellation_answered",
      at: sql`event.answered_at`,
      id: sql`event.id`,
      facts: sql`json_build_object('author', event.answered_by, 'state', event.state, 'text', event.answer_text)`,
      from: sql`${cancellations} event where event.item_id ${which} and event.answered_at is not null`,
    },
    {
      kind: "claim",
      at: sql`event.claimed_at`,
      id: sql`event.id`,
      facts: sql`json_build_object('author', event.claimed_by, 'text', event.text)`,
      from: sql`${guaranteeClaims} event where event.item_id ${which}`,
    },
    {
      kind: "claim_decided",
      at: sql`event.decided_at`,
      id: sql`event.id`,
      facts: sql`json_build_object('author', event.decided_by, 'state', event.state, 'text', event.answer_text)`,
      from: sql`${guaranteeClaims} event where event.item_id ${which} and event.decided_at is not null`,
    },
  ];
}
