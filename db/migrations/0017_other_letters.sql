-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "users_other_letters";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_other_letters" ON "users" USING btree ("id") WHERE octet_length("users"."search_text") <> char_length("users"."search_text");
