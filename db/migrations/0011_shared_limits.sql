CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
-- What it holds is worth nothing after a crash.
ALTER TABLE "rate_limits" SET UNLOGGED;
