import { z } from "zod";

/** Text becomes an id only on input: by `parse`, or by `isId` if it may not be one. */
export const UserId = z.string().brand<"UserId">();
export type UserId = z.infer<typeof UserId>;

export const OrderId = z.uuid().brand<"OrderId">();
export type OrderId = z.infer<typeof OrderId>;

export const PaymentId = z.uuid().brand<"PaymentId">();
export type PaymentId = z.infer<typeof PaymentId>;

export const PaymentLinkId = z.uuid().brand<"PaymentLinkId">();
export type PaymentLinkId = z.infer<typeof PaymentLinkId>;

export const RefundId = z.uuid().brand<"RefundId">();
export type RefundId = z.infer<typeof RefundId>;

export const OrderItemId = z.uuid().brand<"OrderItemId">();
export type OrderItemId = z.infer<typeof OrderItemId>;

/** In lower case only: otherwise one share could be bought under two spellings. */
export const GroupId = z.uuid().lowercase().brand<"GroupId">();
export type GroupId = z.infer<typeof GroupId>;

export const BookingId = z.uuid().brand<"BookingId">();
export type BookingId = z.infer<typeof BookingId>;

export const SessionId = z.uuid().brand<"SessionId">();
export type SessionId = z.infer<typeof SessionId>;

/** `LF-7K3M-92QD`: without letters and digits that are taken for one another. */
export const EnquiryReference = z
  .string()
  .regex(/^LF-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
  .brand<"EnquiryReference">();
export type EnquiryReference = z.infer<typeof EnquiryReference>;

export function isId<Schema extends z.ZodType<string>>(
  schema: Schema,
  text: unknown,
): text is z.infer<Schema> {
  return schema.safeParse(text).success;
}

export function newId<Schema extends z.ZodType<string>>(schema: Schema): z.infer<Schema> {
  return schema.parse(crypto.randomUUID());
}
