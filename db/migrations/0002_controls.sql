CREATE TABLE "case_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"reader_id" text,
	"state" text NOT NULL,
	"read_by" text,
	"read_at" timestamp with time zone,
	"answer_text" text
);
--> statement-breakpoint
ALTER TABLE "case_files" DROP CONSTRAINT "case_file_has_one_place";--> statement-breakpoint
ALTER TABLE "exchange_rates" DROP CONSTRAINT "rate_accepted_by_another";--> statement-breakpoint
DROP INDEX "order_items_queue";--> statement-breakpoint
DROP INDEX "order_items_ever";--> statement-breakpoint
DROP INDEX "order_items_by_state";--> statement-breakpoint
DROP INDEX "order_items_by_service";--> statement-breakpoint
DROP INDEX "order_items_by_counsellor";--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "from_desk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "case_files" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "missed_proposed_by" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "missed_proposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "missed_reason" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "second_reader" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "answer_by" date;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "answer_reminded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "case_drafts" ADD CONSTRAINT "case_drafts_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_drafts" ADD CONSTRAINT "case_drafts_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_drafts_item_id_index" ON "case_drafts" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_drafts_one_open" ON "case_drafts" USING btree ("item_id") WHERE "case_drafts"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "case_drafts_to_read" ON "case_drafts" USING btree ("reader_id") WHERE "case_drafts"."state" = 'asked';--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_draft_id_case_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."case_drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_files_draft_id_index" ON "case_files" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "order_items_for_us" ON "order_items" USING btree ("queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null and ("order_items"."state" in ('in_progress', 'in_review') or ("order_items"."state" = 'received' and "order_items"."due_on" is not null));--> statement-breakpoint
CREATE INDEX "order_items_for_customer" ON "order_items" USING btree ("queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null and ("order_items"."state" = 'delivered' or ("order_items"."state" = 'received' and "order_items"."due_on" is null));--> statement-breakpoint
CREATE INDEX "order_items_to_answer" ON "order_items" USING btree ("answer_by") WHERE "order_items"."state" = 'delivered';--> statement-breakpoint
CREATE INDEX "order_items_ever" ON "order_items" USING btree ("queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "order_items_by_state" ON "order_items" USING btree ("state","queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "order_items_by_service" ON "order_items" USING btree ("service","queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "order_items_by_counsellor" ON "order_items" USING btree ("assigned_to","queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_file_has_one_place" CHECK (num_nonnulls("case_files"."message_id", "case_files"."version_id", "case_files"."draft_id", "case_files"."intake_field", "case_files"."claim_id") + "case_files"."on_evidence_list"::int = 1);--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "rate_accepted_by_another" CHECK ("exchange_rates"."accepted_by" <> "exchange_rates"."entered_by" or "exchange_rates"."accepted_at" >= "exchange_rates"."fetched_at" + interval '1 day');--> statement-breakpoint
-- What is delivered already has as long as what is delivered today.
UPDATE "order_items" SET "answer_by" = current_date + 14 WHERE "state" = 'delivered';
