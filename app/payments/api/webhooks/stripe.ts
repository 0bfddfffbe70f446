import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";

import { answerWebhook } from "#app/payments/api/webhooks/answer-webhook.server.ts";

export const loader = ({ request }: LoaderFunctionArgs) => answerWebhook("stripe", request);

export const action = ({ request }: ActionFunctionArgs) => answerWebhook("stripe", request);
