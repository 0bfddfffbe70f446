import { useEffect } from "react";
import { useNavigate } from "react-router";

import type { CalendarView } from "#app/cases/desk/calendar/calendar-view.ts";

/** Arrows lead to the days before and after, T to today, as long as nothing else has the keyboard. */
export function useCalendarKeys({ before, today, after }: CalendarView["hrefs"]): void {
  const navigate = useNavigate();
  useEffect(() => {
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
  }, [navigate, before, today, after]);
}

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const scrolls = target.getAttribute("role") === "region" && target.scrollWidth > target.clientWidth;
  return scrolls || target.closest("input, select, textarea, dialog, [popover]") !== null;
}
