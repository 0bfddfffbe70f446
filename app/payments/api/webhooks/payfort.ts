import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";

import { answerWebhook } from "#app/payments/api/webhooks/answer-webhook.server.ts";

export const loader = ({ request }: LoaderFunctionArgs) => answerWebhook("payfort", request);

export const action = ({ request }: ActionFunctionArgs) => answerWebhook("payfort", request);
