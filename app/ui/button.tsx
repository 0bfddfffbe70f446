import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { useAwake } from "#app/ui/awake.tsx";
import styles from "#app/ui/button.module.css";

type Look = {
  /** `action` is the next step and stands once on a screen. */
  variant?: "action" | "plain" | "quiet" | "danger";
  size?: "small" | "normal" | "large";
  /** As wide as what holds it. */
  wide?: boolean;
  /** Stands before the words. */
  icon?: ReactNode;
};

type ButtonProps = Look &
  Omit<ComponentProps<"button">, "className"> & {
    /** The work is under way: presses do nothing, the words stay, and focus is not lost. So does `aria-disabled`. */
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
  const awake = useAwake();
  /** The platform answers a press as well, until the script does. */
  const answered = rest.popoverTarget !== undefined;
  /** It does nothing but what its script does. */
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

/** A link that looks like a button: it goes somewhere and changes nothing. */
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
