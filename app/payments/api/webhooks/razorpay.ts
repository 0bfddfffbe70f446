import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";

import { answerWebhook } from "#app/payments/api/webhooks/answer-webhook.server.ts";

export const loader = ({ request }: LoaderFunctionArgs) => answerWebhook("razorpay", request);

export const action = ({ request }: ActionFunctionArgs) => answerWebhook("razorpay", request);
