import type { S3Client } from "@aws-sdk/client-s3";

import { placeOfFile, type FileStorage } from "#app/files/storage-port.ts";
import { env } from "#app/platform/env.server.ts";

const connectMs = 3_000;
const answerMs = 20_000;

/** Loaded when a file is first asked for, so that the start stays quick. */
const sdk = () => import("@aws-sdk/client-s3");

let client: Promise<S3Client> | null = null;

async function makeClient(): Promise<S3Client> {
  const {
    S3_REGION,
    S3_ENDPOINT,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env();
  const { S3Client } = await sdk();
  return new S3Client({
    region: S3_REGION,
    // Other makers' servers seldom have a host name for each bucket.
    ...(S3_ENDPOINT === undefined ? {} : { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    // Without them the SDK looks where it always does: variables, files, the machine's role.
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
  });
}

export function s3Storage(Bucket: string): FileStorage {
  const opened = async (id: string) => {
    const { folder, name } = placeOfFile(id);
    return {
      ...(await sdk()),
      s3: await (client ??= makeClient()),
      at: { Bucket, Key: `${folder}/${name}` },
    };
  };
  return {
    async put(id, bytes) {
      const { s3, at, PutObjectCommand } = await opened(id);
      await s3.send(new PutObjectCommand({ ...at, Body: bytes, ContentType: "application/octet-stream" }));
    },
    async read(id) {
      const { s3, at, GetObjectCommand, NoSuchKey } = await opened(id);
      try {
        const { Body } = await s3.send(new GetObjectCommand(at));
        return Body ? new Uint8Array(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async has(id) {
      const { s3, at, HeadObjectCommand, NotFound } = await opened(id);
      try {
        await s3.send(new HeadObjectCommand(at));
        return true;
      } catch (error) {
        if (error instanceof NotFound) return false;
        throw error;
      }
    },
    async remove(id) {
      const { s3, at, DeleteObjectCommand } = await opened(id);
      await s3.send(new DeleteObjectCommand(at));
    },
  };
}
