import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, ne, type SQL } from "drizzle-orm";
import { z } from "zod";

import { appointments } from "#app/cases/tables.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

export type Appointment = typeof appointments.$inferSelect;

/** By time, cancelled ones included. */
export function listAppointments(tx: Db, itemId: OrderItemId): Promise<Appointment[]> {
  return tx
    .select()
    .from(appointments)
    .where(eq(appointments.itemId, itemId))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

export async function findAppointment(tx: Db, id: string): Promise<Appointment | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [found] = await tx.select().from(appointments).where(eq(appointments.id, id));
  return found ?? null;
}

export async function lockAppointment(tx: Transaction, id: string): Promise<Appointment | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [found] = await tx.select().from(appointments).where(eq(appointments.id, id)).for("update");
  return found ?? null;
}

export function appointmentsBetween(
  tx: Db,
  { from, to, counsellorId }: { from: Date; to: Date; counsellorId: UserId | null },
): Promise<Appointment[]> {
  return tx
    .select()
    .from(appointments)
    .where(
      and(
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, to),
        ne(appointments.state, "cancelled"),
        heldBy(counsellorId),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

export function appointmentsOfCustomer(tx: Db, customerId: UserId, limit: number): Promise<Appointment[]> {
  return tx
    .select()
    .from(appointments)
    .where(eq(appointments.customerId, customerId))
    .orderBy(desc(appointments.startsAt), desc(appointments.id))
    .limit(limit);
}

/** The next one first; earlier ones without an outcome come before it. */
export function bookedWith(tx: Db, counsellorId: UserId, limit: number): Promise<Appointment[]> {
  return tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.counsellorId, counsellorId), eq(appointments.state, "booked")))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit);
}

export function listAsking(
  tx: Db,
  { counsellorId, now, limit }: { counsellorId: UserId | null; now: Date; limit: number },
): Promise<Appointment[]> {
  return tx
    .select()
    .from(appointments)
    .where(asking(counsellorId, now))
    .orderBy(asc(appointments.startsAt))
    .limit(limit);
}

export function countAsking(
  tx: Db,
  { counsellorId, now }: { counsellorId: UserId | null; now: Date },
): Promise<number> {
  return tx.$count(appointments, asking(counsellorId, now));
}

export async function itemsWithSessionsAhead(tx: Db, now: Date): Promise<OrderItemId[]> {
  const found = await tx
    .selectDistinct({ itemId: appointments.itemId })
    .from(appointments)
    .where(and(eq(appointments.state, "booked"), gt(appointments.startsAt, now)));
  return found.map(({ itemId }) => itemId);
}

function asking(counsellorId: UserId | null, now: Date): SQL | undefined {
  return and(
    eq(appointments.state, "booked"),
    isNotNull(appointments.otherTimeAskedAt),
    isNull(appointments.otherTimeAnsweredAt),
    gt(appointments.startsAt, now),
    heldBy(counsellorId),
  );
}

function heldBy(counsellorId: UserId | null): SQL | undefined {
  return counsellorId === null ? undefined : eq(appointments.counsellorId, counsellorId);
}
