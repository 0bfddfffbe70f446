import { caseFilePath } from "#app/cases/files/case-file-path.ts";
import type { CaseFile } from "#app/cases/files/list-case-files.server.ts";
import type { listVersions } from "#app/cases/deliverables/list-versions.server.ts";
import type { CaseViewer } from "#app/cases/case-part.ts";
import type { ShownVersion } from "#app/cases/deliverables/deliverables-view.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import { timeFormat } from "#app/platform/zone-formats.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

type Versions = {
  versions: Awaited<ReturnType<typeof listVersions>>;
  files: readonly CaseFile[];
  names: Map<string, NamedPerson | null>;
  viewer: CaseViewer;
};

export function shownVersions({ versions, files, names, viewer }: Versions): ShownVersion[] {
  const when = (at: Date) => timeFormat(viewer.timeZone).format(at);
  return versions.map(({ version, comments }) => ({
    id: version.id,
    number: version.version,
    who: whoIs(version.handedBy, names, viewer),
    at: version.handedAt.toISOString(),
    when: when(version.handedAt),
    text: version.text,
    files: files.filter(({ versionId }) => versionId === version.id).map(fileRow),
    answer: version.answer,
    answerText: version.answerText,
    answeredOn: version.answeredAt && when(version.answeredAt),
    comments: comments.map(({ id, authorId, writtenAt, text }) => ({
      id,
      who: whoIs(authorId, names, viewer),
      at: writtenAt.toISOString(),
      when: when(writtenAt),
      text,
    })),
  }));
}

/** Customers see a counsellor's first name; the desk sees full names. */
function whoIs(id: string, names: Versions["names"], viewer: CaseViewer): string {
  const own = viewer.side === "customer" ? viewer.userId : viewer.member.id;
  if (id === own) return "You";
  const name = names.get(id);
  if (!name) return "Somebody who has left";
  return viewer.side === "customer" ? name.firstName : fullName(name);
}

export function fileRow({ fileId, name, sizeBytes }: CaseFile): ShownVersion["files"][number] {
  return { href: caseFilePath(fileId), name, size: sizeBytes };
}
