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
      <path d={drawings[name]} />
    </svg>
  );
}

export type IconName =
  | "arrow-left"
  | "arrow-right"
  | "bell"
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
  | "filter"
  | "globe"
  | "info"
  | "menu"
  | "minus"
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

/** One path each. */
const drawings: Record<IconName, string> = {
  "arrow-left": "M19.5 12h-15m6-6-6 6 6 6",
  "arrow-right": "M4.5 12h15m-6-6 6 6-6 6",
  bell: "M5 17h14l-1.6-2.4V10.4a5.4 5.4 0 0 0-10.8 0v4.2zm5 3.2h4M12 5V3.4",
  bolt: "M13.2 3 5.5 13.4h5.6L10.4 21l8.1-10.8h-5.9z",
  calendar:
    "M6 5.5h12a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-10.5a2 2 0 0 1 2-2zM4 10h16M8.5 3.5v4m7-4v4",
  cart: "M3 4.5h2.2l2.1 11h10.6l2.1-8H6M7.7 19.5a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0zM15.2 19.5a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0z",
  chat: "M12 4.2c-4.7 0-8.5 3.2-8.5 7.3 0 2 .9 3.7 2.4 5l-.9 3.6 4-1.8c1 .3 2 .5 3 .5 4.7 0 8.5-3.2 8.5-7.3S16.7 4.2 12 4.2z",
  check: "m4.5 12.8 4.7 4.7L19.5 7",
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-left": "m14.5 6-6 6 6 6",
  "chevron-right": "m9.5 6 6 6-6 6",
  clock: "M3.5 12a8.5 8.5 0 1 1 17 0 8.5 8.5 0 1 1-17 0zM12 7.2V12l3.2 2",
  close: "m6 6 12 12M18 6 6 18",
  compass: "M3.5 12a8.5 8.5 0 1 1 17 0 8.5 8.5 0 1 1-17 0zM15.6 8.4l-2.1 5.1-5.1 2.1 2.1-5.1z",
  danger: "M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3zM12 7.8v5m0 3.2v.010",
  filter: "M4 7h16M7 12h10m-7 5h4",
  globe:
    "M3.5 12a8.5 8.5 0 1 1 17 0 8.5 8.5 0 1 1-17 0zM3.5 12h17M12 3.5c2.3 2.4 3.5 5.3 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.3-3.5-8.5s1.2-6.1 3.5-8.5z",
  info: "M3.5 12a8.5 8.5 0 1 1 17 0 8.5 8.5 0 1 1-17 0zM12 11v5.2m0-8.4v.010",
  menu: "M4 7.5h16M4 12h16M4 16.5h16",
  minus: "M5.5 12h13",
  plus: "M12 5.5v13M5.5 12h13",
  receipt: "M6 3.5v17l2-1.3 2 1.3 2-1.3 2 1.3 2-1.3 2 1.3v-17zm3.5 5h5m-5 4h5",
  search: "M4.5 10.8a6.3 6.3 0 1 1 12.6 0 6.3 6.3 0 1 1-12.6 0zM15.5 15.5l4.5 4.5",
  star: "m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z",
  trash: "M4.5 7h15M9.5 7V4.5h5V7m3 0-.8 12.5H7.3L6.5 7m4 4v5m3-5v5",
  user: "M8 8.3a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  video:
    "M5.5 6.5h7.5a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15 11l5.5-3v8L15 13",
  wallet: "M18.5 8V5.5h-12a2.5 2.5 0 0 0 0 5M4 8v9.5A2.5 2.5 0 0 0 6.5 20h13V8h-13M16 14v.010",
  warning: "M12 4.2 3.2 19.5h17.6zM12 10v4.3m0 2.6v.010",
};
