import { expect, test } from "vitest";

import { caseFileBytesMax } from "#app/files/upload-limits.ts";
import { safeFileName } from "#app/cases/files/case-file-limits.ts";
import { readCaseFiles } from "#app/cases/files/read-case-files.server.ts";
import { officeFile, officeFileOfMany } from "#tests/cases/office-file.ts";

const pdf = "%PDF-1.7\n1 0 obj";
const png = Buffer.from("\x89PNG\r\n\x1a\n\0\0", "latin1");
const jpeg = Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF", "latin1");
const webp = Buffer.from("RIFF\x10\0\0\0WEBPVP8 ", "latin1");
const program = Buffer.from("MZ\x90\0\x03\0\0\0\x04\0", "latin1");
const page = "<!doctype html><script>alert(1)</script>";
const word = officeFile("word/document.xml");
const openXml = "application/vnd.openxmlformats-officedocument";

type Sent = [what: string, name: string, content: string | Uint8Array<ArrayBuffer>];

const read = async (...sent: Sent[]) =>
  readCaseFiles(sent.map(([, name, content]) => new File([content], name, { type: "application/pdf" })));

test.each<[...Sent, name: string, mediaType: string]>([
  ["a PDF", "letter.pdf", pdf, "letter.pdf", "application/pdf"],
  ["a PNG", "scan.PNG", png, "scan.PNG", "image/png"],
  ["a JPEG", "photo.jpeg", jpeg, "photo.jpeg", "image/jpeg"],
  ["a WebP", "photo.webp", webp, "photo.webp", "image/webp"],
  ["a Word file", "cv.docx", word, "cv.docx", `${openXml}.wordprocessingml.document`],
  ["a sheet", "a.xlsx", officeFile("xl/workbook.xml"), "a.xlsx", `${openXml}.spreadsheetml.sheet`],
  [
    "slides",
    "a.pptx",
    officeFile("ppt/presentation.xml"),
    "a.pptx",
    `${openXml}.presentationml.presentation`,
  ],
  ["text in any script", "मसौदा.txt", "नमस्ते\n", "मसौदा.txt", "text/plain"],
  ["text without an ending", "notes", "Some notes.", "notes.txt", "text/plain"],
  ["a JPEG that says it is a PNG", "photo.png", jpeg, "photo.png.jpg", "image/jpeg"],
  ["a PDF that says it is a program", "a.exe", pdf, "a.exe.pdf", "application/pdf"],
  ["a path", "C:\\Users\\me\\cv.pdf", pdf, "cv.pdf", "application/pdf"],
  ["a path that leads up", "../../etc/cv.pdf", pdf, "cv.pdf", "application/pdf"],
  ["line ends in a name", "cv\r\nContent-Type: x.pdf", pdf, "cv Content-Type_ x.pdf", "application/pdf"],
  ["a name turned around", "cv\u202efdp.exe", pdf, "cvfdp.exe.pdf", "application/pdf"],
  ["marks of direction in a name", "c\u200fv\u200e.pdf", pdf, "cv.pdf", "application/pdf"],
  ["a hidden name", ".pdf", pdf, "pdf.pdf", "application/pdf"],
  ["no name that is left", "///", pdf, "file.pdf", "application/pdf"],
])("%s is taken for what it is", async (what, sent, content, name, mediaType) => {
  const taken = await read([what, sent, content]);
  expect(taken).toMatchObject({ ok: true, value: [{ name, mediaType }] });
});

const tooLarge = new Uint8Array(caseFileBytesMax + 1);
tooLarge.set(Buffer.from(pdf));

test.each<[...Sent, code: string]>([
  ["a program called a document", "letter.pdf", program, "file_type"],
  ["a program called a text", "letter.txt", program, "file_type"],
  ["a page called a document", "letter.pdf", page, "file_type"],
  ["a page by its own name", "letter.html", page, "file_type"],
  [
    "a drawing with a script",
    "logo.svg",
    `<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`,
    "file_type",
  ],
  ["text that is no UTF-8", "a.txt", Buffer.from("caf\xe9", "latin1"), "file_type"],
  ["any other zip", "a.docx", officeFile("payload.exe"), "file_type"],
  ["a zip cut off in the middle", "a.docx", word.slice(0, word.length - 30), "file_type"],
  [
    "a Word file with programs in it",
    "a.docx",
    officeFile("word/document.xml", "word/vbaProject.bin"),
    "file_type",
  ],
  ["a zip of very many parts", "a.docx", officeFileOfMany(20_000), "file_type"],
  ["nothing", "letter.pdf", "", "file_empty"],
  ["more than 10 MB", "letter.pdf", tooLarge, "file_too_large"],
])("%s is refused in words", async (what, name, content, code) => {
  const refused = await read([what, name, content]);
  expect(refused).toMatchObject({ ok: false, refusal: { code, status: 422, field: "files" } });
});

test("a Word file that claims to be huge is read by its names alone", async () => {
  const began = performance.now();
  const huge = officeFile("word/document.xml");
  // A zip bomb: each part claims 4 GB unpacked.
  const view = new DataView(huge.buffer);
  for (let at = 0; at < huge.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0xffff_ffff, true);
  }
  expect((await read(["huge", "a.docx", huge])).ok).toBe(true);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test("five files are taken at once and six are not, nor any of them beside one that is refused", async () => {
  const letter: Sent = ["a PDF", "letter.pdf", pdf];
  expect(await read(letter, letter, letter, letter, letter)).toMatchObject({ ok: true });
  expect(await read(letter, letter, letter, letter, letter, letter)).toMatchObject({
    refusal: { code: "too_many_files" },
  });
  expect(await read(letter, ["a program", "a.exe", program])).toMatchObject({
    refusal: { code: "file_type" },
  });
});

test("a name of any length is cut, and keeps its ending", () => {
  expect(safeFileName(`${"अ".repeat(4_000)}.pdf`)).toMatch(/^(?:अ){120}\.pdf$/u);
  expect(safeFileName(`${"👩‍🔬".repeat(200)}.pdf`).isWellFormed()).toBe(true);
});
