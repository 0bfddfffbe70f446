CREATE TABLE "notification_settings" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "notification_settings_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid,
	"path" text NOT NULL,
	"by_id" text,
	"once_key" text NOT NULL,
	"facts" jsonb NOT NULL,
	"is_first" boolean NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"digest_on" date
);
--> statement-breakpoint
CREATE TABLE "case_desk_reads" (
	"item_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"last_message_id" bigint NOT NULL,
	"unread" integer NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "case_desk_reads_item_id_user_id_pk" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
DROP INDEX "case_reads_unread_by_desk";--> statement-breakpoint
DROP INDEX "order_items_for_us";--> statement-breakpoint
DROP INDEX "order_items_for_customer";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "unanswered_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "request_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "awaits" text GENERATED ALWAYS AS (case when state in ('cancelled', 'refunded') then null when coalesce(unanswered_since, request_since) is not null then 'us' when state = 'completed' then null when state = 'delivered' or (state = 'received' and due_on is null) then 'customer' else 'us' end) STORED;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "awaits_since" timestamp with time zone GENERATED ALWAYS AS (case when state in ('cancelled', 'refunded') then null when coalesce(unanswered_since, request_since) is not null then least(unanswered_since, request_since) when state = 'completed' then null else moved_at end) STORED;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_desk_reads" ADD CONSTRAINT "case_desk_reads_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_desk_reads" ADD CONSTRAINT "case_desk_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","kind","once_key");--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at_id_index" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","path") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_to_digest" ON "notifications" USING btree ("user_id","created_at") WHERE "notifications"."channel" = 'digest' and "notifications"."digest_on" is null and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_digested" ON "notifications" USING btree ("user_id","digest_on") WHERE "notifications"."digest_on" is not null;--> statement-breakpoint
CREATE INDEX "notifications_created_at_index" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_of_item" ON "notifications" USING btree ("item_id") WHERE "notifications"."item_id" is not null;--> statement-breakpoint
CREATE INDEX "case_desk_reads_unread" ON "case_desk_reads" USING btree ("user_id","item_id") WHERE "case_desk_reads"."unread" > 0;--> statement-breakpoint
CREATE INDEX "order_items_awaiting_us" ON "order_items" USING btree ("queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null and "order_items"."awaits" = 'us';--> statement-breakpoint
CREATE INDEX "order_items_awaiting_customer" ON "order_items" USING btree ("queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null and "order_items"."awaits" = 'customer';--> statement-breakpoint
CREATE INDEX "order_items_unanswered" ON "order_items" USING btree ("unanswered_since") WHERE "order_items"."unanswered_since" is not null;--> statement-breakpoint
create function note_unanswered() returns trigger language plpgsql as $$
begin
  if new.from_desk then
    update order_items set unanswered_since = null where id = new.item_id and unanswered_since is not null;
  else
    update order_items set unanswered_since = new.sent_at where id = new.item_id and unanswered_since is null;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger case_messages_answered after insert on case_messages for each row execute function note_unanswered();
--> statement-breakpoint
-- The lock comes first: what another request changed meanwhile is seen then.
create function note_requests() returns trigger language plpgsql as $$
begin
  perform from order_items where id = new.item_id for no key update;
  update order_items set request_since = (select min(open.since) from (
      select asked_at as since from cancellations where item_id = new.item_id and state = 'asked'
      union all select claimed_at from guarantee_claims where item_id = new.item_id and state = 'asked'
      union all select other_time_asked_at from appointments where item_id = new.item_id and state = 'booked'
        and other_time_asked_at is not null and other_time_answered_at is null) open)
    where id = new.item_id;
  return null;
end $$;
--> statement-breakpoint
create trigger cancellations_open after insert or update of state on cancellations
  for each row execute function note_requests();
--> statement-breakpoint
create trigger guarantee_claims_open after insert or update of state on guarantee_claims
  for each row execute function note_requests();
--> statement-breakpoint
create trigger appointments_asked after update of state, other_time_asked_at, other_time_answered_at on appointments
  for each row when ((old.state = 'booked' and old.other_time_asked_at is not null and old.other_time_answered_at is null)
    is distinct from (new.state = 'booked' and new.other_time_asked_at is not null and new.other_time_answered_at is null))
  execute function note_requests();
--> statement-breakpoint
update order_items item set
  moved_at = coalesce(
    (select max(changed_at) from order_item_changes where item_id = item.id),
    (select sent_at from case_intakes where item_id = item.id),
    (select paid_at from orders where id = item.order_id)),
  unanswered_since = (select min(sent_at) from case_messages wrote where wrote.item_id = item.id and not wrote.from_desk
    and wrote.id > coalesce((select max(id) from case_messages answer where answer.item_id = item.id and answer.from_desk), 0)),
  request_since = (select min(since) from (
    select asked_at as since from cancellations where item_id = item.id and state = 'asked'
    union all select claimed_at from guarantee_claims where item_id = item.id and state = 'asked'
    union all select other_time_asked_at from appointments where item_id = item.id and state = 'booked'
      and other_time_asked_at is not null and other_time_answered_at is null) open)
  where paid_on is not null;
--> statement-breakpoint
insert into case_desk_reads (item_id, user_id, last_message_id, unread, read_at)
  select seen.item_id, member.user_id, seen.last_message_id, seen.unread, seen.read_at
  from case_reads seen
    join order_items item on item.id = seen.item_id
    join staff member on member.ended_at is null and (member.user_id = item.assigned_to
      or (item.assigned_to is null and member.role in ('manager', 'owner')))
  where seen.by_desk;
--> statement-breakpoint
delete from case_reads where by_desk;
