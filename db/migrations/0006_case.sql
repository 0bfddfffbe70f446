CREATE TABLE "sent_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"item_id" uuid,
	"order_id" uuid,
	"subject" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_note_mentions" (
	"note_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "case_note_mentions_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"service" text,
	"state" text,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "case_files" DROP CONSTRAINT "case_file_has_one_place";--> statement-breakpoint
ALTER TABLE "case_files" ADD COLUMN "note_id" bigint;--> statement-breakpoint
ALTER TABLE "case_note_mentions" ADD CONSTRAINT "case_note_mentions_note_id_case_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."case_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_note_mentions" ADD CONSTRAINT "case_note_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_mails_user_id_sent_at_index" ON "sent_mails" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "sent_mails_item_id_index" ON "sent_mails" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "sent_mails_order_id_index" ON "sent_mails" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "case_note_mentions_user_id_index" ON "case_note_mentions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_note_id_case_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."case_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_files_note_id_index" ON "case_files" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "appointments_item_id_index" ON "appointments" USING btree ("item_id");--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_file_has_one_place" CHECK (num_nonnulls("case_files"."message_id", "case_files"."note_id", "case_files"."version_id", "case_files"."draft_id", "case_files"."intake_field", "case_files"."claim_id") + "case_files"."on_evidence_list"::int = 1);