ALTER TABLE "sign_in_sessions" ADD COLUMN "code_given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "last_step" integer;--> statement-breakpoint
-- Nobody can say of these whether they gave a code. Who has a second factor logs in again.
DELETE FROM "sign_in_sessions" USING "users" WHERE "users"."id" = "sign_in_sessions"."user_id" AND "users"."two_factor_enabled";
