CREATE TABLE "advisers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"body" text NOT NULL,
	"licence_number" text NOT NULL,
	"expires_on" date NOT NULL,
	"ended_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_settings" (
	"claim" text PRIMARY KEY NOT NULL,
	"is_hidden" boolean NOT NULL,
	"proof" text NOT NULL,
	"proved_until" date,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_withdrawals" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_withdrawals" ADD CONSTRAINT "price_withdrawals_entry_id_price_book_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."price_book_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "advisers_licence" ON "advisers" USING btree ("country","licence_number") WHERE "advisers"."ended_at" is null;--> statement-breakpoint
CREATE TRIGGER price_withdrawals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "price_withdrawals"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A price that has begun is history: it is followed by another, never taken back.
CREATE FUNCTION only_before_it_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM price_book_entries
    WHERE id = NEW.entry_id AND source = 'staff' AND starts_at > NEW.withdrawn_at
  ) THEN
    RAISE EXCEPTION 'price % has begun or is not one of the staff''s: it cannot be withdrawn', NEW.entry_id;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER only_before_it_begins BEFORE INSERT ON "price_withdrawals"
  FOR EACH ROW EXECUTE FUNCTION only_before_it_begins();
--> statement-breakpoint
-- Public pages are made from these, too.
CREATE TRIGGER pages_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "advisers"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages_changed();
--> statement-breakpoint
CREATE TRIGGER pages_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "claim_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages_changed();
--> statement-breakpoint
CREATE TRIGGER pages_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages_changed();
--> statement-breakpoint
CREATE TRIGGER pages_changed AFTER INSERT ON "price_withdrawals"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages_changed();
--> statement-breakpoint
ALTER TABLE "advisers" ENABLE ALWAYS TRIGGER pages_changed;
--> statement-breakpoint
ALTER TABLE "claim_settings" ENABLE ALWAYS TRIGGER pages_changed;
--> statement-breakpoint
ALTER TABLE "site_settings" ENABLE ALWAYS TRIGGER pages_changed;
--> statement-breakpoint
ALTER TABLE "price_withdrawals" ENABLE ALWAYS TRIGGER pages_changed;
