/** Of one weekday, on the clock of the person's own zone. */
export type WorkingHours = {
  /** 1 is Monday. */
  weekday: number;
  /** Minutes of the day; 1440 is its end. */
  fromMinute: number;
  toMinute: number;
};

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export function weekdayName(weekday: number): string {
  return weekdays[weekday - 1] ?? "";
}

/** 1 is Monday; `day` is yyyy-mm-dd. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** 09:30; the end of the day is 24:00. */
export function clockText(minute: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Null for what is no time of a day. */
export function readClock(typed: string): number | null {
  const [, hours = "", minutes = ""] = /^(\d{2}):(\d{2})$/.exec(typed) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return hours !== "" && Number(minutes) < 60 && minute <= 1440 ? minute : null;
}
