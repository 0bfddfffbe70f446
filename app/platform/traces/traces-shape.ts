import { z } from "zod";

/** Named as by OpenTelemetry. Nothing is traced unless the endpoint is set. */
export const tracesShape = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Read by the exporter itself. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, "such as api-key=secret,other=value")
    .optional(),
  OTEL_SERVICE_NAME: z.string().trim().min(1).default("landfall"),
  /** Which part of all traces is kept. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};
