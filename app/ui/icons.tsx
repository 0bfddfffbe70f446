import type { ReactNode } from "react";
import styles from "#app/ui/icons.module.css";

/** 24-unit grid. Always beside words, or with a `label`. */
export function Icon({ name, label, size = "text" }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawings[name]}
    </svg>
  );
}

export type IconName =
  | "arrow-left"
  | "arrow-right"
  | "bolt"
  | "calendar"
  | "cart"
  | "chat"
  | "check"
  | "chevron-down"
  | "chevron-left"
  | "chevron-right"
  | "clock"
  | "close"
  | "compass"
  | "danger"
  | "external"
  | "filter"
  | "globe"
  | "info"
  | "lock"
  | "menu"
  | "minus"
  | "phone"
  | "plus"
  | "receipt"
  | "search"
  | "star"
  | "trash"
  | "user"
  | "video"
  | "wallet"
  | "warning";

type IconProps = {
  name: IconName;
  /** Leave it out if words beside the icon say the same. */
  label?: string;
  size?: "small" | "text" | "large";
};

const drawings: Record<IconName, ReactNode> = {
  "arrow-left": <path d="M19.5 12h-15m6-6-6 6 6 6" />,
  "arrow-right": <path d="M4.5 12h15m-6-6 6 6-6 6" />,
  bolt: <path d="M13.2 3 5.5 13.4h5.6L10.4 21l8.1-10.8h-5.9z" />,
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
      <path d="M4 10h16M8.5 3.5v4m7-4v4" />
    </>
  ),
  cart: (
    <>
      <path d="M3 4.5h2.2l2.1 11h10.6l2.1-8H6" />
      <circle cx="9" cy="19.5" r="1.3" />
      <circle cx="16.5" cy="19.5" r="1.3" />
    </>
  ),
  chat: (
    <path d="M12 4.2c-4.7 0-8.5 3.2-8.5 7.3 0 2 .9 3.7 2.4 5l-.9 3.6 4-1.8c1 .3 2 .5 3 .5 4.7 0 8.5-3.2 8.5-7.3S16.7 4.2 12 4.2z" />
  ),
  check: <path d="m4.5 12.8 4.7 4.7L19.5 7" />,
  "chevron-down": <path d="m6 9.5 6 6 6-6" />,
  "chevron-left": <path d="m14.5 6-6 6 6 6" />,
  "chevron-right": <path d="m9.5 6 6 6-6 6" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.2V12l3.2 2" />
    </>
  ),
  close: <path d="m6 6 12 12M18 6 6 18" />,
  compass: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m15.6 8.4-2.1 5.1-5.1 2.1 2.1-5.1z" />
    </>
  ),
  danger: (
    <>
      <path d="M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3z" />
      <path d="M12 7.8v5m0 3.2v.010" />
    </>
  ),
  external: (
    <path d="M13.5 4.5h6v6m0-6-8.5 8.5M10 6H6.5a2 2 0 0 0-2 2v9.5a2 2 0 0 0 2 2H16a2 2 0 0 0 2-2V14" />
  ),
  filter: <path d="M4 7h16M7 12h10m-7 5h4" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.3 2.4 3.5 5.3 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.3-3.5-8.5s1.2-6.1 3.5-8.5z" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.2m0-8.4v.010" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8 10.5V7.8a4 4 0 0 1 8 0v2.7" />
    </>
  ),
  menu: <path d="M4 7.5h16M4 12h16M4 16.5h16" />,
  minus: <path d="M5.5 12h13" />,
  phone: (
    <path d="M7.6 3.8 5 4.8c-.8.3-1.2 1.1-1 1.9 1.3 6.7 6.6 12 13.3 13.3.8.2 1.6-.2 1.9-1l1-2.6-4-2.8-2 1.6c-2-1-3.6-2.6-4.6-4.6l1.6-2z" />
  ),
  plus: <path d="M12 5.5v13M5.5 12h13" />,
  receipt: <path d="M6 3.5v17l2-1.3 2 1.3 2-1.3 2 1.3 2-1.3 2 1.3v-17zm3.5 5h5m-5 4h5" />,
  search: (
    <>
      <circle cx="10.8" cy="10.8" r="6.3" />
      <path d="m15.5 15.5 4.5 4.5" />
    </>
  ),
  star: <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />,
  trash: <path d="M4.5 7h15M9.5 7V4.5h5V7m3 0-.8 12.5H7.3L6.5 7m4 4v5m3-5v5" />,
  user: (
    <>
      <circle cx="12" cy="8.3" r="4" />
      <path d="M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
    </>
  ),
  video: (
    <>
      <rect x="3.5" y="6.5" width="11.5" height="11" rx="2" />
      <path d="m15 11 5.5-3v8L15 13" />
    </>
  ),
  wallet: (
    <>
      <path d="M18.5 8V5.5h-12a2.5 2.5 0 0 0 0 5" />
      <path d="M4 8v9.5A2.5 2.5 0 0 0 6.5 20h13V8h-13" />
      <path d="M16 14v.010" />
    </>
  ),
  warning: (
    <>
      <path d="M12 4.2 3.2 19.5h17.6z" />
      <path d="M12 10v4.3m0 2.6v.010" />
    </>
  ),
};
