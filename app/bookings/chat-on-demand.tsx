import { type ComponentProps, lazy, Suspense } from "react";

import type { ChatForm } from "#app/bookings/booking-form.tsx";
import type { ChatAlert } from "#app/bookings/chat-alert.tsx";
import type { JustBooked } from "#app/bookings/just-booked.tsx";
import { loadPart } from "#app/ui/loading/load-part.ts";
import { SlowPart } from "#app/ui/loading/slow-part.tsx";

/**
 * Only signed-in visitors may book, so browsers load these scripts on demand; the server has them at once, for pages
 * without scripts.
 */
const Form = import.meta.env.SSR
  ? (await import("#app/bookings/booking-form.tsx")).ChatForm
  : lazy(async () => {
      const part = await loadPart(() => import("#app/bookings/booking-form.tsx"));
      return { default: part.ChatForm };
    });

const Booked = import.meta.env.SSR
  ? (await import("#app/bookings/just-booked.tsx")).JustBooked
  : lazy(async () => {
      const part = await loadPart(() => import("#app/bookings/just-booked.tsx"));
      return { default: part.JustBooked };
    });

const Refused = import.meta.env.SSR
  ? (await import("#app/bookings/chat-alert.tsx")).ChatAlert
  : lazy(async () => {
      const part = await loadPart(() => import("#app/bookings/chat-alert.tsx"));
      return { default: part.ChatAlert };
    });

export function ChatFormOnDemand(props: ComponentProps<typeof ChatForm>) {
  return (
    <Suspense fallback={<SlowPart />}>
      <Form {...props} />
    </Suspense>
  );
}

export function BookedOnDemand(props: ComponentProps<typeof JustBooked>) {
  return (
    <Suspense fallback={null}>
      <Booked {...props} />
    </Suspense>
  );
}

export function ChatAlertOnDemand(props: ComponentProps<typeof ChatAlert>) {
  return (
    <Suspense fallback={null}>
      <Refused {...props} />
    </Suspense>
  );
}
