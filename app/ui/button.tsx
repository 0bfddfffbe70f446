import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.tsx";
import styles from "#app/ui/button.module.css";

type Look = {
  /** `action` is the next step, once per screen. */
  variant?: "action" | "plain" | "quiet" | "danger";
  size?: "small" | "normal" | "large";
  wide?: boolean;
  icon?: ReactNode;
};

type ButtonProps = Look &
  Omit<ComponentProps<"button">, "className"> & {
    /** Ignores presses but keeps words and focus. `aria-disabled` does the same. */
    pending?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  icon,
  pending = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const awake = useHydrated();
  /** The platform already handles the press until scripts run. */
  const answered = rest.popoverTarget !== undefined;
  /** Useless without its script. */
  const ours = onClick !== undefined && !answered && (rest.type ?? "button") === "button";

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending || rest["aria-disabled"]) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      {...look({ variant, size, wide })}
      disabled={rest.disabled || (ours && !awake)}
      data-waiting={(onClick !== undefined && !answered && !awake) || undefined}
      data-pending={pending || undefined}
      aria-disabled={pending || rest["aria-disabled"] || undefined}
      onClick={press}
    >
      <Content icon={icon}>{children}</Content>
      <span className={styles.dots} aria-hidden="true" />
      {pending && <span className="visually-hidden">, please wait</span>}
    </button>
  );
}

type LinkButtonProps = Look & Omit<ComponentProps<typeof Link>, "className">;

export function LinkButton({ variant, size, wide, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} {...look({ variant, size, wide })}>
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}

function look({ variant = "plain", size = "normal", wide = false }: Look) {
  return {
    className: `text-link ${styles.button}`,
    "data-variant": variant,
    "data-size": size,
    "data-wide": wide || undefined,
  };
}

function Content({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.content}>
      {icon}
      {children}
    </span>
  );
}
