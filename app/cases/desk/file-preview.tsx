import { href, Link } from "react-router";

import { caseFilePath, deskFilePath } from "#app/cases/files/case-file-path.ts";
import { type CaseFile, listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { findFileAtDesk } from "#app/cases/files/open-file-at-desk.server.ts";
import { type PreviewKind, previewKind } from "#app/cases/files/preview-kind.ts";
import styles from "#app/cases/desk/file-preview.module.css";
import record from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { fileSizeText } from "#app/files/file-size.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { orderName } from "#app/orders/order-number.ts";
import { db } from "#app/platform/db.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/file-preview.ts";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_case_file");
  const { file, item } = valueOrStatus(await findFileAtDesk(member, params.fileId));
  const files = await listCaseFiles(db, item.id);
  const at = files.findIndex(({ fileId }) => fileId === file.fileId);
  return {
    name: file.name,
    about: `${fileSizeText(file.sizeBytes)}, sent on ${shortTime(file.createdAt, member.timeZone)}`,
    place: `File ${at + 1} of ${files.length}`,
    kind: previewKind(file.mediaType),
    content: href("/staff/files/:fileId/content", { fileId: file.fileId }),
    download: caseFilePath(file.fileId),
    back: {
      to: href("/staff/work/:itemId", { itemId: item.id }),
      label: `Case of order ${orderName(item.number)}`,
    },
    previous: linkTo(files[at - 1]),
    next: linkTo(files[at + 1]),
  };
}

function linkTo(file: CaseFile | undefined) {
  return file ? { href: deskFilePath(file.fileId), name: file.name } : null;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedPage(loaderData?.name ?? "File", matches);
}

export default function FilePreview({ loaderData }: Route.ComponentProps) {
  const { name, about, place, kind, content, download, back, previous, next } = loaderData;
  return (
    <div className={`page stack-4 ${record.page}`}>
      <PageHeading title={<bdi>{name}</bdi>} intro={about} back={back} />
      <nav className={`row ${styles.ways}`} aria-label="Files of this case">
        {previous && (
          <Link to={previous.href}>
            Previous<span className="visually-hidden">: {previous.name}</span>
          </Link>
        )}
        <span className="note">{place}</span>
        {next && (
          <Link to={next.href}>
            Next<span className="visually-hidden">: {next.name}</span>
          </Link>
        )}
        <a href={download} download>
          Download
        </a>
      </nav>
      {kind === null ? (
        <p>Browsers do not show this kind of file. Download it to read it.</p>
      ) : (
        <Frame key={content} kind={kind} content={content} name={name} />
      )}
    </div>
  );
}

/** A browser's own viewer opens no PDF in a frame with the attribute: there the answer's policy alone takes all rights. */
function Frame({ kind, content, name }: { kind: PreviewKind; content: string; name: string }) {
  if (kind !== "pdf") return <iframe className={styles.frame} sandbox="" src={content} title={name} />;
  return (
    <>
      <p className="note">Does it stay empty? Your browser shows no PDF in a protected frame. Download it.</p>
      <iframe className={styles.frame} src={content} title={name} />
    </>
  );
}
