CREATE TABLE "proven_backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proven_backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"proven_on" date NOT NULL,
	"kept_where" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
create trigger proven_backups_append_only before update or delete or truncate on proven_backups
  for each statement execute function refuse_change();
