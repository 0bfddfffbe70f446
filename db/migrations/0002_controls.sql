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
ALTER TABLE "case_files" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "second_reader" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "case_drafts" ADD CONSTRAINT "case_drafts_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_drafts" ADD CONSTRAINT "case_drafts_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_drafts_item_id_index" ON "case_drafts" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_drafts_one_open" ON "case_drafts" USING btree ("item_id") WHERE "case_drafts"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "case_drafts_to_read" ON "case_drafts" USING btree ("reader_id") WHERE "case_drafts"."state" = 'asked';--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_draft_id_case_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."case_drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_files_draft_id_index" ON "case_files" USING btree ("draft_id");--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_file_has_one_place" CHECK (num_nonnulls("case_files"."message_id", "case_files"."version_id", "case_files"."draft_id", "case_files"."intake_field", "case_files"."claim_id") + "case_files"."on_evidence_list"::int = 1);