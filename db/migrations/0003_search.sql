-- Small letters without accents, whatever the database's locale: foldText() of app/platform/search-terms.ts does the same.
create function search_text(said text) returns text language sql immutable strict parallel safe
return replace(replace(replace(translate(
  lower(regexp_replace(normalize(said, nfkd), '[\u0300-\u036f]', '', 'g') collate "C"),
  'ØøŁłĐđÐðŦŧĦħŊŋÞþАаБбВвГгДдЕеЖжЗзИиКкЛлМмНнОоПпРрСсТтУуФфХхЦцЧчШшЩщЪъЫыЬьЭэЮюЯяЄєІіҐґЂђЈјЉљЊњЋћЏџΑαΒβΓγΔδΕεΖζΗηΘθΙιΚκΛλΜμΝνΞξΟοΠπΡρΣσΤτΥυΦφΧχΨψΩωςıÆŒ',
  'oollddddtthhnnttaabbvvggddeezzzziikkllmmnnoopprrssttuuffhhccccssssyyyyyyeeuuaaeeiiggddjjllnnccddaavvggddeezziittiikkllmmnnxxoopprrssttyyffhhppoosiæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');--> statement-breakpoint
DROP INDEX "users_words";--> statement-breakpoint
DROP INDEX "audit_log_subject_kind_subject_id_id_index";--> statement-breakpoint
DROP INDEX "audit_log_actor_id_id_index";--> statement-breakpoint
DROP INDEX "audit_log_event_id_index";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS ((' ' || search_text(first_name || ' ' || last_name || ' ' || coalesce(username, '') || ' ' || email) || ' ' || regexp_replace(mobile, '[^0-9]', '', 'g'))) STORED;--> statement-breakpoint
CREATE INDEX "users_search_text" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_at_id_index" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_kind_subject_id_at_id_index" ON "audit_log" USING btree ("subject_kind","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_at_id_index" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_event_at_id_index" ON "audit_log" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_event_at_id_index" ON "audit_log" USING btree ("actor_id","event","at","id");--> statement-breakpoint
CREATE INDEX "enquiries_search_text" ON "enquiries" USING gin ((' ' || search_text(reference || ' ' || name || ' ' || email)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_items_newest_of_counsellor" ON "order_items" USING btree ("assigned_to","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "orders_number_parts" ON "orders" USING gin ((number::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_gateway_payment_starts" ON "payments" USING btree ("gateway_payment_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payments_gateway_order_starts" ON "payments" USING btree ("gateway_order_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "receipts_number_parts" ON "receipts" USING gin (lpad(number::text, 6, '0') gin_trgm_ops);