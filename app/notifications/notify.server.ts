import { href } from "react-router";

import { sql } from "drizzle-orm";

import { staffAtDesk } from "#app/desk/staff-at-desk.server.ts";
import { audienceOf, gathers, type NotificationKind, usualChannels } from "#app/notifications/kinds.ts";
import type { NoticeFacts } from "#app/notifications/notice-text.ts";
import { sendNoticeJob } from "#app/notifications/send-notice.server.ts";
import { notifications, notificationSettings } from "#app/notifications/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";

export type Notice = {
  kind: NotificationKind;
  itemId?: OrderItemId;
  /** Whoever does the work. */
  holder?: UserId | null;
  /** Whom it is for, where that is not whoever does the work. */
  named?: readonly UserId[];
  /** Is told nothing: it was them. Null for customers and for what the clock does. */
  by: UserId | null;
  /** The page of the record; that of the item by itself. */
  path?: string;
  /** Nobody is told twice under it. */
  key: string;
  facts?: NoticeFacts;
};

/** While an earlier mail about the same is unread, so many minutes pass before the next. */
const mailPauseMinutes = 10;

/**
 * Tells everybody whom it concerns, and queues their mails: one statement, in the transaction of what happened. Who has
 * left the desk is told nothing.
 */
export async function notify(tx: Db, notices: readonly Notice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with notice as (
      select * from jsonb_to_recordset(${JSON.stringify(notices.map(rowOf))}::jsonb) as notice(kind text, item_id uuid,
        path text, by_id text, once_key text, facts jsonb, first text[], roles text[], usual jsonb, gathers boolean)
    ), told as (
      select member.user_id, notice.*, member.user_id = any(notice.first) as is_first,
        coalesce(chosen.channel, notice.usual ->> member.role) as channel
      from notice
      join ${staffAtDesk()} on (member.user_id = any(notice.first) or member.role = any(notice.roles))
        and member.user_id is distinct from notice.by_id
      left join ${notificationSettings} chosen on chosen.user_id = member.user_id and chosen.kind = notice.kind
    ), renewed as (
      update ${notifications} known set created_at = ${moment}, digest_on = null, mailed_at = case
        when told.channel = 'mail' and known.mailed_at <= ${moment} - make_interval(mins => ${mailPauseMinutes})
        then ${moment} else known.mailed_at end
      from told
      where told.gathers and known.user_id = told.user_id and known.kind = told.kind and known.item_id = told.item_id
        and known.read_at is null
      returning known.id, known.user_id, known.kind, known.item_id, known.mailed_at = ${moment} as to_mail
    ), added as (
      insert into ${notifications} (user_id, kind, item_id, path, by_id, once_key, facts, is_first, channel, created_at,
        mailed_at)
      select user_id, kind, item_id, path, by_id, once_key, facts, is_first, channel, ${moment},
        case when channel = 'mail' then ${moment} end
      from told
      where channel <> 'off' and not exists (select from renewed
        where renewed.user_id = told.user_id and renewed.kind = told.kind and renewed.item_id = told.item_id)
      on conflict (user_id, kind, once_key) do nothing
      returning id, channel = 'mail' as to_mail
    )
    select graphile_worker.add_job(${sendNoticeJob.name}, json_build_object('id', id),
      job_key => ${`${sendNoticeJob.name} `} || id, max_attempts => ${sendNoticeJob.attempts})
    from (select id, to_mail from added union all select id, to_mail from renewed) mails where to_mail`);
}

function rowOf({ kind, itemId, holder = null, named = [], by, path, key, facts = {} }: Notice) {
  const { first, roles } = audienceOf(kind, { holder, named });
  const page = path ?? (itemId && href("/staff/work/:itemId", { itemId }));
  invariant(page, `what is told as ${kind} has a page`);
  return {
    kind,
    item_id: itemId ?? null,
    path: page,
    by_id: by,
    once_key: key,
    facts,
    first,
    roles,
    usual: usualChannels(kind),
    gathers: gathers(kind),
  };
}
