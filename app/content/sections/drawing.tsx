import type { Illustration } from "#app/content/illustrations.ts";

type DrawingProps = { name: Illustration; className?: string | undefined };

/** A drawn picture. It says nothing that the words beside it do not, and is fetched when it is nearly in sight. */
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
