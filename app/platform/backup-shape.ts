import { z } from "zod";

const words = z.string().trim().min(1);

/** Read by the commands that back up and restore, and by a start that hands the database's log over to them. */
export const backupShape = {
  BACKUP_DIR: words.optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[\da-z]+$/, "a public key that begins with age1")
    .optional(),
  BACKUP_IDENTITY_FILE: words.optional(),
  BACKUP_DAYS: z.coerce.number().int().positive().default(30),
  /** With the right to copy the whole server; DATABASE_URL unless set. */
  BACKUP_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
};
