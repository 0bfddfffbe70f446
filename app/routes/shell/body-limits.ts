/** The largest body of a form with a picture of 2 MB: its words and what stands between the fields come on top. */
export const uploadBytesMax = 2 * 1024 * 1024 + 256 * 1024;

/** So much of a body that is too large is still taken in, and thrown away, so that the browser hears the answer. */
export const drainedBytesMax = 32 * 1024 * 1024;

/** Tells a page that the body was not passed on to it. What comes from outside under this name is taken off. */
export const bodyRefused = "x-body-refused";

/** Whether a form with a picture is posted there. */
export function takesUploads(path: string, contentType: string | undefined): boolean {
  return (
    /^\/(service\/publish-testimonial|profile)\//i.test(path) &&
    /^multipart\/form-data\b/i.test(contentType ?? "")
  );
}
