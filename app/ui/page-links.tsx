import { LinkButton } from "#app/ui/button.tsx";
import styles from "#app/ui/page-links.module.css";

export type PageLink = { href: string | null; label: string };

export function PageLinks({ links }: { links: (PageLink | undefined)[] }) {
  const open = links.flatMap((link) => (link?.href ? { ...link, href: link.href } : []));
  if (open.length === 0) return null;
  return (
    <nav className={`row ${styles.pages}`} aria-label="Pages">
      {open.map(({ href, label }) => (
        <LinkButton key={label} to={href}>
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}
