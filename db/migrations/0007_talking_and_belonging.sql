CREATE TABLE "two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "booking_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"service" text NOT NULL,
	"mobile" text NOT NULL,
	"country" text NOT NULL,
	"number" text NOT NULL,
	"wished_on" date,
	"state" text DEFAULT 'requested' NOT NULL,
	"starts_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"consent_words" text NOT NULL,
	"reminded_at" timestamp with time zone,
	"time_zone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"created_by" text NOT NULL,
	"configuration" jsonb NOT NULL,
	"currency" text NOT NULL,
	"coupon_code" text,
	"purchase_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "payment_links_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_group_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "research_group_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" uuid NOT NULL,
	"user_id" text,
	"deed" text NOT NULL,
	"words" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_group_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	"pay_by" timestamp with time zone,
	"order_id" uuid,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "research_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"required_members" integer NOT NULL,
	"created_by" text NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_file_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payment_link_id" uuid;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_group_log" ADD CONSTRAINT "research_group_log_group_id_research_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."research_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_group_log" ADD CONSTRAINT "research_group_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_group_members" ADD CONSTRAINT "research_group_members_group_id_research_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."research_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_group_members" ADD CONSTRAINT "research_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_groups" ADD CONSTRAINT "research_groups_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "two_factors_secret_index" ON "two_factors" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "two_factors_user_id_index" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "booking_changes_booking_id_index" ON "booking_changes" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_open_per_service" ON "bookings" USING btree ("user_id","service") WHERE "bookings"."state" in ('requested', 'confirmed');--> statement-breakpoint
CREATE INDEX "bookings_user_id_created_at_index" ON "bookings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_to_remind" ON "bookings" USING btree ("starts_at") WHERE "bookings"."state" = 'confirmed' and "bookings"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "payment_links_user_id_index" ON "payment_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_owner_id_index" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "research_group_log_group_id_id_index" ON "research_group_log" USING btree ("group_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "research_group_members_once" ON "research_group_members" USING btree ("group_id","user_id") WHERE "research_group_members"."left_at" is null;--> statement-breakpoint
CREATE INDEX "research_group_members_user_id_index" ON "research_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "research_group_members_to_pay" ON "research_group_members" USING btree ("pay_by") WHERE "research_group_members"."left_at" is null and "research_group_members"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "research_groups_created_at_index" ON "research_groups" USING btree ("created_at");--> statement-breakpoint
-- What a visitor's page shows of groups and of customers' pictures (the other tables: 0006).
create trigger pages_changed after insert or update or delete or truncate on research_groups
  for each statement execute function announce_pages_changed();
--> statement-breakpoint
-- Of a place, only who has it and whether it is paid is shown: who begins to pay changes no page.
create trigger pages_changed after insert or delete or truncate or update of left_at, paid_at on research_group_members
  for each statement execute function announce_pages_changed();
--> statement-breakpoint
create trigger pages_changed after update of avatar_file_id, first_name, last_name, deleted_at on users
  for each statement execute function announce_pages_changed();
--> statement-breakpoint
alter table research_groups enable always trigger pages_changed;
--> statement-breakpoint
alter table research_group_members enable always trigger pages_changed;
--> statement-breakpoint
alter table users enable always trigger pages_changed;

--> statement-breakpoint
-- Whoever wrote while an account was being deleted has waited for its row. Nothing new begins for it then, and its name
-- does not come back. What was begun before goes on: money that a platform reports late is booked as ever.
create function refuse_for_deleted_account() returns trigger language plpgsql as $$
declare
  gone timestamp with time zone;
begin
  select deleted_at into gone from users where id = to_jsonb(new) ->> tg_argv[0] for key share;
  if gone is not null then
    raise exception 'this account is deleted' using errcode = 'LF410';
  end if;
  return new;
end $$;
--> statement-breakpoint
create function keep_deleted_account_blank() returns trigger language plpgsql as $$
begin
  raise exception 'this account is deleted' using errcode = 'LF410';
end $$;
--> statement-breakpoint
create trigger not_when_deleted before update
  of name, first_name, last_name, email, image, username, display_username, mobile, country, avatar_file_id,
    two_factor_enabled, deleted_at
  on users for each row when (old.deleted_at is not null) execute function keep_deleted_account_blank();
--> statement-breakpoint
create trigger not_when_deleted before insert on sign_in_sessions
  for each row execute function refuse_for_deleted_account('user_id');
--> statement-breakpoint
create trigger not_when_deleted before insert on credentials
  for each row execute function refuse_for_deleted_account('user_id');
--> statement-breakpoint
create trigger not_when_deleted before insert on two_factors
  for each row execute function refuse_for_deleted_account('user_id');
--> statement-breakpoint
create trigger not_when_deleted before insert on carts
  for each row execute function refuse_for_deleted_account('user_id');
--> statement-breakpoint
create trigger not_when_deleted before insert on cart_items
  for each row execute function refuse_for_deleted_account('user_id');
--> statement-breakpoint
create trigger not_when_deleted before insert on orders
  for each row execute function refuse_for_deleted_account('user_id');
--> statement-breakpoint
create trigger not_when_deleted before insert on payments
  for each row when (new.state = 'created') execute function refuse_for_deleted_account('user_id');
--> statement-breakpoint
create trigger not_when_deleted before insert on payment_links
  for each row execute function refuse_for_deleted_account('user_id');
--> statement-breakpoint
create trigger not_when_deleted before insert on bookings
  for each row execute function refuse_for_deleted_account('user_id');
--> statement-breakpoint
create trigger not_when_deleted before insert on testimonials
  for each row execute function refuse_for_deleted_account('user_id');
--> statement-breakpoint
create trigger not_when_deleted before insert on research_groups
  for each row execute function refuse_for_deleted_account('created_by');
--> statement-breakpoint
create trigger not_when_deleted before insert on research_group_members
  for each row execute function refuse_for_deleted_account('user_id');
--> statement-breakpoint
create trigger not_when_deleted before insert on files
  for each row execute function refuse_for_deleted_account('owner_id');
