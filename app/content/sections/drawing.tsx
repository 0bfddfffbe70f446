import type { Illustration } from "#app/content/illustrations.ts";

type DrawingProps = { name: Illustration; className?: string | undefined };

/** Decorative, so loaded only when nearly in view. */
export function Drawing({ name, className }: DrawingProps) {
  return (
    <img
      className={className}
      src={`/pictures/${name}.svg`}
      alt=""
      width="240"
      height="160"
      loading="lazy"
      decoding="async"
    />
  );
}
