CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"customer_id" text NOT NULL,
	"counsellor_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"meeting_link" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"other_time_asked_at" timestamp with time zone,
	"other_time_words" text,
	"other_time_answered_at" timestamp with time zone,
	"desk_words" text,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_takes_time" CHECK ("appointments"."ends_at" > "appointments"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	"shown_to_wallet" bigint NOT NULL,
	"shown_to_gateway" bigint NOT NULL,
	"shown_premium" bigint NOT NULL,
	"state" text NOT NULL,
	"answered_by" text,
	"answer_words" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"from_desk" boolean NOT NULL,
	"words" text NOT NULL,
	"send_key" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_comments_sendKey_unique" UNIQUE("send_key")
);
--> statement-breakpoint
CREATE TABLE "case_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"message_id" bigint,
	"version_id" uuid,
	"intake_field" text,
	"name" text NOT NULL,
	"sent_by" text NOT NULL,
	CONSTRAINT "case_file_has_one_place" CHECK (num_nonnulls("case_files"."message_id", "case_files"."version_id", "case_files"."intake_field") = 1)
);
--> statement-breakpoint
CREATE TABLE "case_intakes" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"from_desk" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"from_desk" boolean NOT NULL,
	"words" text NOT NULL,
	"send_key" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_messages_sendKey_unique" UNIQUE("send_key")
);
--> statement-breakpoint
CREATE TABLE "case_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"words" text NOT NULL,
	"send_key" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_notes_sendKey_unique" UNIQUE("send_key")
);
--> statement-breakpoint
CREATE TABLE "case_reads" (
	"item_id" uuid NOT NULL,
	"by_desk" boolean NOT NULL,
	"last_message_id" bigint NOT NULL,
	"read_at" timestamp with time zone,
	"unread" integer NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "case_reads_item_id_by_desk_pk" PRIMARY KEY("item_id","by_desk")
);
--> statement-breakpoint
CREATE TABLE "case_steps" (
	"item_id" uuid NOT NULL,
	"step" text NOT NULL,
	"done_by" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_steps_item_id_step_pk" PRIMARY KEY("item_id","step")
);
--> statement-breakpoint
CREATE TABLE "case_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"words" text NOT NULL,
	"handed_by" text NOT NULL,
	"handed_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answer_words" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "case_versions_itemId_version_unique" UNIQUE("item_id","version")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_counsellor_id_users_id_fk" FOREIGN KEY ("counsellor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_comments" ADD CONSTRAINT "case_comments_version_id_case_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."case_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_comments" ADD CONSTRAINT "case_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_message_id_case_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."case_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_version_id_case_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."case_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_intakes" ADD CONSTRAINT "case_intakes_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_reads" ADD CONSTRAINT "case_reads_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_steps" ADD CONSTRAINT "case_steps_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_steps" ADD CONSTRAINT "case_steps_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_versions" ADD CONSTRAINT "case_versions_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_versions" ADD CONSTRAINT "case_versions_handed_by_users_id_fk" FOREIGN KEY ("handed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_per_session" ON "appointments" USING btree ("item_id","kind","position") WHERE "appointments"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "appointments_starts_at_id_index" ON "appointments" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "appointments_counsellor_id_starts_at_index" ON "appointments" USING btree ("counsellor_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_customer_id_starts_at_index" ON "appointments" USING btree ("customer_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_to_remind" ON "appointments" USING btree ("starts_at") WHERE "appointments"."state" = 'booked' and "appointments"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "appointments_other_time" ON "appointments" USING btree ("starts_at") WHERE state = 'booked' and other_time_asked_at is not null and other_time_answered_at is null;--> statement-breakpoint
CREATE INDEX "cancellations_item_id_index" ON "cancellations" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_one_open" ON "cancellations" USING btree ("item_id") WHERE "cancellations"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "cancellations_to_answer" ON "cancellations" USING btree ("asked_at","id") WHERE "cancellations"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "case_comments_version_id_id_index" ON "case_comments" USING btree ("version_id","id");--> statement-breakpoint
CREATE INDEX "case_comments_author_id_written_at_index" ON "case_comments" USING btree ("author_id","written_at");--> statement-breakpoint
CREATE INDEX "case_files_item_id_index" ON "case_files" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "case_files_message_id_index" ON "case_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "case_files_version_id_index" ON "case_files" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "case_messages_item_id_id_index" ON "case_messages" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "case_messages_author_id_sent_at_index" ON "case_messages" USING btree ("author_id","sent_at");--> statement-breakpoint
CREATE INDEX "case_reads_unread_by_desk" ON "case_reads" USING btree ("item_id") WHERE "case_reads"."by_desk" and "case_reads"."unread" > 0;--> statement-breakpoint
CREATE INDEX "case_notes_item_id_id_index" ON "case_notes" USING btree ("item_id","id");--> statement-breakpoint
-- Nobody is booked twice at a time, neither customer nor counsellor, whoever presses when.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_counsellor_once_at_a_time"
  EXCLUDE USING gist ("counsellor_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" = 'booked');
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_customer_once_at_a_time"
  EXCLUDE USING gist ("customer_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" = 'booked');
--> statement-breakpoint
create trigger not_when_deleted before insert on case_messages
  for each row when (not new.from_desk) execute function refuse_for_deleted_account('author_id');
--> statement-breakpoint
create trigger not_when_deleted before insert on case_comments
  for each row when (not new.from_desk) execute function refuse_for_deleted_account('author_id');
--> statement-breakpoint
create trigger not_when_deleted before insert on cancellations
  for each row execute function refuse_for_deleted_account('asked_by');
--> statement-breakpoint
create trigger not_when_deleted before insert on appointments
  for each row execute function refuse_for_deleted_account('customer_id');
