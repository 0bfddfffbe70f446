import { useEffect } from "react";
import { useNavigate } from "react-router";

import type { CalendarView } from "#app/cases/desk/calendar/calendar-view.ts";
import { KeysLegend, type KeysLine } from "#app/desk/list/keys-legend.tsx";
import { useKeysSetting } from "#app/desk/list/keys-setting.tsx";

/** Arrows lead to the days before and after, T to today, for whoever has left the keys on. */
export function CalendarKeys({ view: { view, hrefs } }: { view: CalendarView }) {
  useCalendarKeys(hrefs, useKeysSetting());
  return <KeysLegend lines={legendLines[view]} />;
}

const legendLines: Record<CalendarView["view"], readonly KeysLine[]> = {
  day: [
    [["←", "→"], "Day before, day after"],
    [["t"], "Today"],
  ],
  week: [
    [["←", "→"], "Week before, week after"],
    [["t"], "This week"],
  ],
};

/** As long as nothing else has the keyboard. */
function useCalendarKeys({ before, today, after }: CalendarView["hrefs"], isOn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return undefined;
    const places: Record<string, string | null> = { ArrowLeft: before, ArrowRight: after, t: today };
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTaken(event.target)) return;
      const to = places[event.key];
      if (!to) return;
      event.preventDefault();
      void navigate(to, { preventScrollReset: true });
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [navigate, before, today, after, isOn]);
}

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const scrolls = target.getAttribute("role") === "region" && target.scrollWidth > target.clientWidth;
  return scrolls || target.closest("input, select, textarea, dialog, [popover]") !== null;
}
