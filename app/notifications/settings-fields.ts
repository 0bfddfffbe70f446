import { z } from "zod";

import { channels, type NotificationKind, notificationKinds } from "#app/notifications/kinds.ts";

const channel = z.enum(channels, "Choose one from the list.").optional();

/** One field for each kind; what the page did not show stays as it is. */
export const settingsFields = z.object(
  Object.fromEntries(notificationKinds.map((kind) => [kind, channel])) as Record<
    NotificationKind,
    typeof channel
  >,
);
