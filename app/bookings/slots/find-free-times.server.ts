import { freeTimes, type SlotShape } from "#app/bookings/slots/free-times.ts";
import { type DiaryQuestion, loadDiaries } from "#app/bookings/slots/load-diaries.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

type FreeTime = {
  at: Date;
  /** Who is free then: those with least booked around it come first. */
  counsellorIds: UserId[];
};

type FreeTimesAsked = DiaryQuestion & { shape: SlotShape };

/** In order. */
export async function findFreeTimes(
  tx: Db,
  { shape, ...asked }: FreeTimesAsked,
): Promise<{ times: FreeTime[]; timeZones: string[] }> {
  const diaries = (await loadDiaries(tx, asked)).toSorted(
    (one, other) => one.busy.length - other.busy.length,
  );
  const byTime = new Map<number, FreeTime>();
  const timeZones = new Set<string>();
  for (const diary of diaries) {
    for (const at of freeTimes(diary, asked, shape)) {
      const known = byTime.get(at.getTime());
      if (known) known.counsellorIds.push(diary.counsellorId);
      else byTime.set(at.getTime(), { at, counsellorIds: [diary.counsellorId] });
      timeZones.add(diary.timeZone);
    }
  }
  const times = [...byTime.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return { times, timeZones: [...timeZones] };
}
