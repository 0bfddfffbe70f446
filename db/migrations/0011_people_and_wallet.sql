create extension if not exists btree_gist;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"secret_hash" text NOT NULL,
	"sent_times" integer DEFAULT 1 NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_holidays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "staff_holiday_days_in_order" CHECK ("staff_holidays"."starts_on" <= "staff_holidays"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "wallet_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"direction" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decline_reason" text,
	CONSTRAINT "adjustment_amount_positive" CHECK ("wallet_adjustments"."amount" > 0),
	CONSTRAINT "adjustment_seen_by_two" CHECK ("wallet_adjustments"."decided_by" <> "wallet_adjustments"."asked_by")
);
--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_holidays" ADD CONSTRAINT "staff_holidays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_adjustments" ADD CONSTRAINT "wallet_adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_one_open" ON "staff_invitations" USING btree ("email") WHERE "staff_invitations"."accepted_at" is null and "staff_invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "staff_invitations_accepted_by_index" ON "staff_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "staff_holidays_ends_on_index" ON "staff_holidays" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "wallet_adjustments_waiting" ON "wallet_adjustments" USING btree ("asked_at","id") WHERE "wallet_adjustments"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "wallet_adjustments_user_id_asked_at_index" ON "wallet_adjustments" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "users_created_at_id_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_mobile_index" ON "users" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin ((first_name || ' ' || last_name) gin_trgm_ops,"email" gin_trgm_ops,"username" gin_trgm_ops,"mobile" gin_trgm_ops);--> statement-breakpoint
-- Nobody is away twice on one day.
ALTER TABLE "staff_holidays" ADD CONSTRAINT "staff_holidays_apart"
  EXCLUDE USING gist ("user_id" WITH =, daterange("starts_on", "ends_on", '[]') WITH &&);
--> statement-breakpoint
create trigger not_when_deleted before insert on wallet_adjustments
  for each row execute function refuse_for_deleted_account('user_id');
--> statement-breakpoint
-- The desk stands above the part that deletes accounts, so this is done here: what the desk kept of somebody who was
-- asked to work there, or did, goes with their account.
create function forget_at_desk() returns trigger language plpgsql as $$
begin
  delete from staff_holidays where user_id = new.id;
  delete from staff_invitations where email = old.email or accepted_by = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger forget_at_desk after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_at_desk();
